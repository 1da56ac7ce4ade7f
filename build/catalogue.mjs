// `npm run catalogue`: writes shared/mcp/explain/findings.md, the reference of all findings, from the rules.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './paths.mjs';
import { say } from './progress.mjs';

const outDir = path.join(root, 'node_modules/.cache/catalogue');
const file = path.join(root, 'shared/mcp/explain/findings.md');

/** @typedef {typeof import('../shared/mcp/explain/markdown.ts')} Markdown */

/** The writer as a module that plain Node runs. @returns {Promise<Markdown>} */
async function loadMarkdown() {
  const input = { markdown: path.join(root, 'shared/mcp/explain/markdown.ts') };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, outDir, target: 'node18.15', minify: false, rolldownOptions: { input } },
  });
  return import(`${pathToFileURL(outDir).href}/markdown.js`);
}

const { catalogueMarkdown } = await loadMarkdown();
fs.writeFileSync(file, catalogueMarkdown());
say(`Written: ${path.relative(root, file)}`);
