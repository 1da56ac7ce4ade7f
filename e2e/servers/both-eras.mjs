/**
 * A proper server of both eras on `@modelcontextprotocol/server`: `initialize` opens the handshake era, a request that
 * carries a protocol version in its `_meta` the modern one. Tools: `add`, `fail`.
 */
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

function build() {
  const server = new McpServer({ name: 'both-eras', version: '1.0.0' }, { capabilities: { tools: {} } });
  const numbers = z.object({ a: z.number(), b: z.number() });
  server.registerTool('add', { description: 'Adds two numbers', inputSchema: numbers }, ({ a, b }) => ({
    content: [{ type: 'text', text: String(a + b) }],
  }));
  server.registerTool('fail', { description: 'Always fails', inputSchema: z.object({}) }, () => ({
    content: [{ type: 'text', text: 'it failed' }],
    isError: true,
  }));
  return server;
}

serveStdio(build);
