// Says how each browser test ended, and in the last lines which failed and which passed only when
// repeated. A test in quarantine that fails is named, and fails nothing.
import { QUARANTINE } from './suite.mjs';

export default class Summary {
  tests = [];

  onBegin(config, all) {
    this.count = all.allTests().length;
    console.log(`${this.count} browser tests with ${config.workers} workers`);
  }

  onTestEnd(test, result) {
    const sign = { passed: 'ok', skipped: 'skipped' }[result.status] ?? 'FAILED';
    const again = result.retry > 0 ? `, attempt ${result.retry + 1}` : '';
    console.log(`${sign}: ${this.named(test)} (${(result.duration / 1000).toFixed(1)} s${again})`);
    if (sign === 'FAILED') for (const error of result.errors) console.log(indented(error.stack ?? error.message ?? String(error.value)));
    if (result.retry === 0) this.tests.push(test);
  }

  onError(error) {
    this.hasError = true;
    console.log(`FAILED: ${error.stack ?? error.message}`);
  }

  onEnd({ status }) {
    const ended = (outcome) => this.tests.filter((test) => test.outcome() === outcome);
    const [unexpected, repeated, skipped] = ['unexpected', 'flaky', 'skipped'].map(ended);
    const isKnown = (test) => test.tags.includes(QUARANTINE);
    const [known, failed] = [unexpected.filter(isKnown), unexpected.filter((test) => !isKnown(test))];
    for (const test of known) console.log(`failed in quarantine: ${this.named(test)}`);
    for (const test of repeated) console.log(`passed only when repeated: ${this.named(test)}`);
    for (const test of failed) console.log(`failed: ${this.named(test)}`);
    const passed = this.tests.length - unexpected.length - skipped.length;
    console.log(`${repeated.length} of ${this.count} browser tests were repeated`);
    console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped, ${known.length} failed in quarantine`);
    // A run that ended early, by a signal or an error outside the tests, has failed all the same.
    const isAllKnown = status === 'failed' && failed.length === 0 && known.length > 0 && !this.hasError;
    return isAllKnown ? { status: 'passed' } : undefined;
  }

  printsToStdio() {
    return true;
  }

  /** `keys.test.mjs: a test`; the place in a file would be that of `check`. */
  named(test) {
    return `${test.titlePath().at(-2)}: ${test.title}`;
  }
}

/** An error below its test, without the colours that hide it in a log. */
const indented = (text) => text.replace(/\u001b\[[0-9;]*m/g, '').replace(/^/gm, '    ');
