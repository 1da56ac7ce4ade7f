/** Writes a stack to stderr and exits with code 3 before it has read anything. */
process.stderr.write(`${new Error('cannot read the configuration').stack}\n`);
process.exit(3);
