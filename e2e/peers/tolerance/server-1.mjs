/** A plain server on `@modelcontextprotocol/sdk` 1.x, with one tool. It tells on stderr when it is told of an error. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const server = new McpServer({ name: 'ts1', version: '1.0.0' }, { capabilities: { tools: {}, logging: {} } });
server.registerTool('double', { inputSchema: { n: z.number() } }, ({ n }) => ({
  content: [{ type: 'text', text: String(2 * n) }],
}));
server.server.onerror = () => console.error('reported');
await server.connect(new StdioServerTransport());
