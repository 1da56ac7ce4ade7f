// `npm run catalogue`: writes shared/mcp/explain/findings.md, the reference of all findings, from the rules.
import fs from 'node:fs';
import path from 'node:path';
import { bundleSources } from './bundle.mjs';
import { root } from './paths.mjs';
import { say } from './progress.mjs';

const file = path.join(root, 'shared/mcp/explain/findings.md');

/** @typedef {typeof import('../shared/mcp/explain/markdown.ts')} Markdown */

const address = await bundleSources('catalogue', { markdown: 'shared/mcp/explain/markdown.ts' });
/** @type {Markdown} */
const { catalogueMarkdown } = await import(`${address}markdown.js`);
fs.writeFileSync(file, catalogueMarkdown());
say(`Written: ${path.relative(root, file)}`);
