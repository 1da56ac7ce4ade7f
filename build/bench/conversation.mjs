// A long conversation of ordinary messages of every kind, about 500 bytes each.
const encoder = new TextEncoder();

/** @typedef {{ channel: 'stdin' | 'stdout', text: string }} Line */
/** @typedef {{ channel: 'stdin' | 'stdout', bytes: Uint8Array }} Chunk */

/** @type {'stdin' | 'stdout'} */
const client = 'stdin';
/** @type {'stdin' | 'stdout'} */
const server = 'stdout';

/** Lines that open a session. @returns {Line[]} */
function opening() {
  const capabilities = { tools: { listChanged: true }, resources: { subscribe: true }, prompts: {}, logging: {} };
  return [
    line(client, {
      id: 0,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: { roots: { listChanged: true }, sampling: {} },
        clientInfo: { name: 'bench', version: '1.0.0' },
      },
    }),
    line(server, {
      id: 0,
      result: { protocolVersion: '2025-11-25', capabilities, serverInfo: { name: 'files', version: '2.1.0' } },
    }),
    line(client, { method: 'notifications/initialized' }),
    line(client, { id: 'list', method: 'tools/list' }),
    line(server, { id: 'list', result: { tools: tools() } }),
  ];
}

function tools() {
  return ['search_files', 'read_file', 'write_file', 'list_directory'].map((name) => ({
    name,
    title: name,
    description: `The tool ${name} works on the files below the roots that the client has given.`,
    inputSchema: {
      type: 'object',
      properties: { path: { type: 'string' }, pattern: { type: 'string' }, limit: { type: 'integer' } },
      required: ['path'],
    },
  }));
}

/** Ten lines about one piece of work. @param {number} n @returns {Line[]} */
function work(n) {
  const [search, read, resource, sampling] = [4 * n + 1, 4 * n + 2, 4 * n + 3, n];
  return [
    line(client, call(search, 'search_files', { pattern: `TODO|FIXME|XXX ${n}`, limit: 50, exclude: ['dist', 'out'] })),
    line(server, progress(search, 1)),
    line(server, log(n)),
    line(server, result(search, matches(n))),
    line(client, call(read, 'read_file', { head: 40, encoding: 'utf-8', follow: false })),
    line(server, result(read, paragraph(n))),
    line(client, { id: resource, method: 'resources/read', params: { uri: `file:///home/user/project/doc/${n}.md` } }),
    line(server, {
      id: resource,
      result: {
        contents: [{ uri: `file:///home/user/project/doc/${n}.md`, mimeType: 'text/markdown', text: paragraph(n) }],
      },
    }),
    line(server, question(sampling)),
    line(client, {
      id: sampling,
      result: { role: 'assistant', content: { type: 'text', text: paragraph(n) }, model: 'm-1', stopReason: 'endTurn' },
    }),
  ];
}

/** @param {number} id @param {string} name @param {object} more */
function call(id, name, more) {
  const path = `/home/user/project/packages/server/src/module-${id}/handlers/requests.ts`;
  const note = 'Look at the whole module with its tests; the answer goes into a report, so keep lines as they are.';
  return {
    id,
    method: 'tools/call',
    params: { name, arguments: { path, note, ...more }, _meta: { progressToken: id } },
  };
}

/** @param {number} progressToken @param {number} step */
function progress(progressToken, step) {
  const message = `Read ${step * 120} of 480 files below /home/user/project/packages/server/src`;
  return { method: 'notifications/progress', params: { progressToken, progress: step, total: 4, message } };
}

/** @param {number} n */
function log(n) {
  const data = { message: paragraph(n).slice(0, 200), took: 12.5, worker: n % 8, retried: false, path: `src/${n}.ts` };
  return { method: 'notifications/message', params: { level: 'info', logger: 'files.search', data } };
}

/** @param {number} id @param {string} text */
function result(id, text) {
  return {
    id,
    result: { content: [{ type: 'text', text }], isError: false },
  };
}

/** @param {number} id */
function question(id) {
  const messages = [{ role: 'user', content: { type: 'text', text: paragraph(id) } }];
  const modelPreferences = { hints: [{ name: 'small' }], costPriority: 0.8, speedPriority: 0.5 };
  return { id, method: 'sampling/createMessage', params: { messages, maxTokens: 200, modelPreferences } };
}

/** @param {number} n */
function matches(n) {
  return [12, 80, 143, 210]
    .map((at) => `src/module-${n}/index.ts:${at}: // TODO handle the empty case (${n})`)
    .join('\n');
}

/** @param {number} n */
function paragraph(n) {
  return `# Module ${n}\n\nThis part of the server takes what the others leave: it is called once for every line, keeps nothing between two of them, and says in one place what it expects of its callers and what they may expect of it. Whoever changes it reads the notes first.\n\nThe handler reads each request as it comes, looks its method up in the table and answers in order. It never waits for a second one: what takes long runs elsewhere and is answered when it is done, "late" or not. See also §${n % 40}, and the notes on memory, which say what is kept and for how long.`;
}

/** @param {'stdin' | 'stdout'} channel @param {object} message @returns {Line} */
function line(channel, message) {
  return { channel, text: `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n` };
}

/** At least `count` lines after the first `done`. @param {number} count @param {number} done @returns {Generator<Line>} */
function* conversation(count, done) {
  if (done === 0) yield* opening();
  for (let n = done / 10; n < (done + count) / 10; n++) yield* work(n);
}

/**
 * The conversation in chunks as pipes deliver them: neighbours on one channel together. It can be had in parts.
 *
 * @param {number} count lines, a multiple of ten
 * @param {number} [done] lines that came before
 * @returns {Chunk[]}
 */
export function chunksOf(count, done = 0) {
  /** @type {Chunk[]} */
  const chunks = [];
  let text = '';
  let channel = client;
  for (const line of conversation(count, done)) {
    if (line.channel !== channel) chunks.push({ channel, bytes: encoder.encode(text) });
    text = line.channel === channel ? text + line.text : line.text;
    channel = line.channel;
  }
  return [...chunks, { channel, bytes: encoder.encode(text) }];
}
