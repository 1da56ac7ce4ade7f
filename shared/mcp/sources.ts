/** Where rules are written down. Pages are named as under modelcontextprotocol.io/specification/<revision>/. */
export const sources = {
  stdio: 'MCP 2025-11-25 basic/transports#stdio; MCP 2026-07-28 basic/transports/stdio',
  messages: 'MCP 2025-11-25 basic#messages; MCP 2026-07-28 basic#messages',
  requests: 'MCP 2025-11-25 basic#requests; MCP 2026-07-28 basic#requests',
  responses: 'MCP 2025-11-25 basic#responses; MCP 2026-07-28 basic#responses',
  notifications: 'MCP 2025-11-25 basic#notifications; MCP 2026-07-28 basic#notifications',
  errorCodes: 'MCP 2026-07-28 basic#error-codes',
  jsonrpcErrors: 'JSON-RPC 2.0, section 5.1 (error object)',
  lifecycle: 'MCP 2025-11-25 basic/lifecycle#initialization',
  versions: 'MCP 2025-11-25 basic/lifecycle#version-negotiation',
  shutdown: 'MCP 2025-11-25 basic/lifecycle#shutdown; MCP 2026-07-28 basic/transports/stdio',
  timeouts: 'MCP 2025-11-25 basic/lifecycle#timeouts',
  cancellation: 'MCP 2025-11-25 basic/utilities/cancellation; MCP 2026-07-28 basic/patterns/cancellation',
  batches: 'MCP 2025-03-26 basic#batching; MCP 2025-06-18 changelog (batching removed)',
  json: 'RFC 8259, section 4 (objects)',
  numbers: 'RFC 8259, section 6 (numbers)',
  bom: 'RFC 8259, section 8.1 (character encoding)',
} as const;
