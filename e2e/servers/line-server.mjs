/**
 * A small, correct MCP server over stdin and stdout (2025-11-25), written on nothing but Node, so that each file beside
 * it adds one fault and nothing else. It has one tool of its own, `echo`, which always answers properly: a test calls
 * it after the fault to see that the traffic goes on.
 */
import { createInterface } from 'node:readline';

/** A whole answer to a request, as an object. */
export const answer = (id, result) => ({ jsonrpc: '2.0', id, result });

export const refusal = (id, code, message) => ({ jsonrpc: '2.0', id, error: { code, message } });

/** A tool result that holds one text. */
export const textResult = (text) => ({ content: [{ type: 'text', text }] });

export const toLine = (message) => `${JSON.stringify(message)}\n`;

/** Writes text or bytes to stdout as they are. Node writes to pipes synchronously on Linux, so the order is kept. */
export const put = (bytes) => process.stdout.write(bytes);

const declare = (name) => ({ name, description: `The tool ${name}`, inputSchema: { type: 'object' } });

const echo = ({ id, params }) => answer(id, textResult(String(params.arguments?.text ?? '')));

function listed(tools) {
  return [...Object.keys(tools), 'echo'].map((name) => tools[name]?.declaration ?? declare(name));
}

function respond(server, request) {
  const { id, method, params } = request;
  if (method === 'initialize') {
    return answer(id, {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {}, ...server.capabilities },
      serverInfo: { name: server.name, version: '1.0.0' },
    });
  }
  if (method === 'ping') return answer(id, {});
  if (method === 'tools/list') return answer(id, { tools: listed(server.tools ?? {}) });
  if (method !== 'tools/call') return refusal(id, -32601, 'Method not found');
  if (params?.name === 'echo') return echo(request);
  const tools = server.tools ?? {};
  return Object.hasOwn(tools, params?.name)
    ? tools[params.name](request)
    : refusal(id, -32602, `Unknown tool: ${params?.name}`);
}

/**
 * Serves until stdin ends; then the process has nothing left to do, and exits with code 0 when all is written.
 *
 * @param server `name`; `tools`: by name, a function from the request to the answer, or to nothing when the tool wrote
 *   for itself; `capabilities`; `encode`: from the answer to what is written (default: one JSON line), or to nothing; `onMessage`: sees
 *   every message first; `onEnd`: runs when stdin ends.
 */
export function serve(server) {
  const encode = server.encode ?? toLine;
  const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  input.on('line', (line) => {
    const message = parse(line);
    server.onMessage?.(message);
    if (message?.id === undefined || message.method === undefined) return;
    const reply = respond(server, message);
    const bytes = reply && encode(reply);
    if (bytes) put(bytes);
  });
  if (server.onEnd) input.on('close', server.onEnd);
}

/** A line that is not JSON is nothing to this server; it goes on with the next one. */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
