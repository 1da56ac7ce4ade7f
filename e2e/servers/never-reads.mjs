/** Starts, says so on stderr, and never reads its stdin: neither a message nor the end of the stream. */
process.stderr.write('never-reads: started\n');
setInterval(() => undefined, 60_000);
