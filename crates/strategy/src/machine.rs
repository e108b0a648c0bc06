//! One piece of work, compiled for several instruction sets; the best one that the machine has is
//! picked at run time.

/// Loops over small arrays that the compiler turns into vector instructions.
pub trait VectorWork {
    /// What comes of it.
    type Result;

    /// Does it. `FMA` says whether the machine adds and multiplies in one instruction. Whoever
    /// implements this marks it, and all that it calls in its loops, `#[inline(always)]`: only what
    /// is a part of it is compiled for the instruction set in question.
    fn run<const FMA: bool>(self) -> Self::Result;
}

/// Does the work with the widest vectors there are.
#[cfg(target_arch = "x86_64")]
pub fn run<W: VectorWork>(work: W) -> W::Result {
    #[target_feature(enable = "avx512f,avx512dq,avx512vl,fma")]
    fn with_avx512<W: VectorWork>(work: W) -> W::Result {
        work.run::<true>()
    }

    #[target_feature(enable = "avx2,fma")]
    fn with_avx2<W: VectorWork>(work: W) -> W::Result {
        work.run::<true>()
    }

    let fma = is_x86_feature_detected!("fma");
    if fma
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
    {
        // SAFETY: the function is safe but for the instructions that it may use, and the machine
        // has just said that it has them.
        #[allow(unsafe_code)]
        unsafe {
            with_avx512(work)
        }
    } else if fma && is_x86_feature_detected!("avx2") {
        // SAFETY: as above.
        #[allow(unsafe_code)]
        unsafe {
            with_avx2(work)
        }
    } else {
        work.run::<false>()
    }
}

/// Does the work.
#[cfg(not(target_arch = "x86_64"))]
pub fn run<W: VectorWork>(work: W) -> W::Result {
    work.run::<false>()
}
