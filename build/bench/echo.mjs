// The far end: sends back whatever it gets.
process.stdin.pipe(process.stdout);
