// `npm run catalogue`: writes shared/mcp/explain/findings.md and messages.md, the reference of all findings and of all
// messages, from the rules and the tables.
import fs from 'node:fs';
import path from 'node:path';
import { bundleSources } from './bundle.mjs';
import { root } from './paths.mjs';
import { say } from './progress.mjs';

const folder = path.join(root, 'shared/mcp/explain');

/** @typedef {typeof import('../shared/mcp/explain/markdown.ts')} Findings */
/** @typedef {typeof import('../shared/mcp/explain/message-markdown.ts')} Messages */

const address = await bundleSources('catalogue', {
  findings: 'shared/mcp/explain/markdown.ts',
  messages: 'shared/mcp/explain/message-markdown.ts',
});
/** @type {Findings} */
const { catalogueMarkdown } = await import(`${address}findings.js`);
/** @type {Messages} */
const { messagesMarkdown } = await import(`${address}messages.js`);
const documents = { 'findings.md': catalogueMarkdown(), 'messages.md': messagesMarkdown() };
for (const [name, text] of Object.entries(documents)) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  say(`Written: ${path.relative(root, file)}`);
}
