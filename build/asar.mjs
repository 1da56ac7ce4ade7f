// Writes a minimal asar archive (Electron's read-only archive format): a pickled JSON header, then the files' bytes.

/**
 * @param {Record<string, Buffer>} files by name, without folders
 * @returns {Buffer}
 */
export function packAsar(files) {
  let offset = 0;
  const entries = Object.entries(files).map(([name, body]) => {
    const entry = { size: body.length, offset: String(offset) };
    offset += body.length;
    return [name, entry];
  });
  const json = Buffer.from(JSON.stringify({ files: Object.fromEntries(entries) }));
  const padded = Math.ceil(json.length / 4) * 4;
  const head = Buffer.alloc(16 + padded);
  // Two nested pickles, each preceded by its size; the inner one is the header as a length-prefixed string.
  head.writeUInt32LE(4, 0);
  head.writeUInt32LE(padded + 8, 4);
  head.writeUInt32LE(padded + 4, 8);
  head.writeUInt32LE(json.length, 12);
  json.copy(head, 16);
  return Buffer.concat([head, ...Object.values(files)]);
}
