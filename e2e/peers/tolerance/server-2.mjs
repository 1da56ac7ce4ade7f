/**
 * A plain server on `@modelcontextprotocol/server` 2.x for both eras, with one tool. It tells on stderr when it is told of
 * an error.
 */
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const onerror = () => console.error('reported');

serveStdio(
  () => {
    const server = new McpServer({ name: 'ts2', version: '1.0.0' }, { capabilities: { tools: {}, logging: {} } });
    server.registerTool('double', { inputSchema: z.object({ n: z.number() }) }, ({ n }) => ({
      content: [{ type: 'text', text: String(2 * n) }],
    }));
    server.server.onerror = onerror;
    return server;
  },
  { onerror },
);
