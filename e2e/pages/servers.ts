/** Launch texts of the servers that the tests talk to. */
import path from 'node:path';

const installed = (name: string) => `node_modules/@modelcontextprotocol/${name}/dist/index.js`;

export const everything = `node ${installed('server-everything')}`;

/** Serves the files of a folder. */
export const filesystem = (folder: string): string => `node ${installed('server-filesystem')} ${folder}`;

/** Keeps its graph in a folder; its file is named by a variable, so that this is a configuration. */
export function memory(folder: string): string {
  const env = { MEMORY_FILE_PATH: path.join(folder, 'memory.jsonl') };
  return JSON.stringify({ mcpServers: { memory: { command: 'node', args: [installed('server-memory')], env } } });
}

/** One of the misbehaving servers in e2e/servers. */
export const faulty = (name: string, ...args: readonly string[]): string =>
  ['node', `e2e/servers/${name}.mjs`, ...args].join(' ');
