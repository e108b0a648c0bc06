console.log("a script whose name changes with its content");
