/** Who may import whom, as one table, and what in the sources goes against it. */
import fs from 'node:fs';
import path from 'node:path';

interface Part {
  /** Other parts of this program, besides itself. */
  readonly parts: readonly string[];
  /** Packages, with `node:*` for Node's own modules. Electron's types do not count less than its code. */
  readonly packages: readonly string[];
}

const shared = (parts: readonly string[], packages: readonly string[] = []): Part => ({
  parts: parts.map((name) => `shared/${name}`),
  packages,
});

const pane: Part = {
  parts: [
    'renderer/state',
    'renderer/common',
    'renderer/theme',
    'shared/model',
    'shared/ipc',
    'shared/view',
    'shared/filter',
  ],
  packages: ['react', 'lucide-react', 'react-resizable-panels'],
};

const withMore = (part: Part, parts: readonly string[], packages: readonly string[] = []): Part => ({
  parts: [...part.parts, ...parts],
  packages: [...part.packages, ...packages],
});

/**
 * Longest prefix first: `electron/main/main.ts` belongs to `electron/main`, `renderer/app.tsx` to `renderer`. A folder
 * that is not here may not exist.
 */
export const parts: Readonly<Record<string, Part>> = {
  'shared/model': shared([]),
  'shared/jsonrpc': shared(['model'], ['jsonc-parser', 'js-base64']),
  'shared/ipc': shared(['model', 'view'], ['zod']),
  'shared/filter': shared(['model', 'view', 'ipc']),
  'shared/recording': shared(['model'], ['js-base64']),
  'shared/launch': shared(['model'], ['jsonc-parser']),
  'shared/mcp': shared(['model', 'jsonrpc'], ['js-base64']),
  // Schemas that servers supply are judged by a library.
  'shared/mcp/judgement': shared(['model', 'jsonrpc', 'mcp'], ['ajv', 'ajv/dist/2020.js', 'ajv-formats']),
  // Its examples are what the real dissector says to the rules' test transcripts.
  'shared/mcp/explain': shared(['model', 'jsonrpc', 'mcp', 'engine', 'view']),
  'shared/view': shared(['model', 'jsonrpc'], ['jsonc-parser']),
  'shared/peer': shared(['model', 'jsonrpc', 'mcp', 'mcp/judgement'], ['js-base64', 'lossless-json']),
  'shared/engine': shared(['model', 'jsonrpc', 'mcp', 'filter', 'recording', 'view', 'ipc']),

  'electron/preload': { parts: ['shared/ipc'], packages: ['electron'] },
  'electron/node': { parts: ['shared'], packages: ['node:*', 'cross-spawn'] },
  'electron/main': { parts: ['electron/node', 'shared'], packages: ['electron', 'node:*', 'zod'] },
  'electron/cli': { parts: ['electron/node', 'shared'], packages: ['node:*'] },
  'electron/demo': { parts: ['electron/node', 'shared'], packages: ['node:*'] },

  'renderer/theme': { parts: [], packages: [] },
  'renderer/state': withMore(pane, [], ['zustand']),
  'renderer/common': withMore(pane, [], ['monaco-editor', 'react-dom']),
  'renderer/timeline': pane,
  'renderer/details': withMore(pane, [], ['monaco-editor', 'js-base64']),
  'renderer/compose': withMore(pane, [], ['monaco-editor']),
  'renderer/explain': pane,
  'renderer/launch': withMore(pane, ['shared/launch']),
  'renderer/sessions': pane,
  renderer: withMore(pane, ['renderer'], ['react-dom']),
};

const testPackages = ['vitest', 'vite', 'fast-check', 'ajv', 'ajv-formats', 'node:*'];

export interface SourceFile {
  /** From the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What the file imports that it may not, a sentence each. */
export function violations({ path: file, text }: SourceFile): readonly string[] {
  const owner = ownerOf(file);
  if (owner === null) return [`${file} belongs to no known part`];
  const barrel = isBarrel(file, text) ? [`${file} only passes on what others export`] : [];
  return [...barrel, ...importsOf(text).flatMap((specifier) => refusal(file, owner, specifier))];
}

function refusal(file: string, owner: string, specifier: string): readonly string[] {
  const target = localTarget(file, specifier);
  const allowed = target === null ? mayUsePackage(file, owner, specifier) : mayUsePart(file, owner, target);
  return allowed ? [] : [`${file} must not import ${specifier}`];
}

/** The imported file from the project's root; null for a package. */
function localTarget(file: string, specifier: string): string | null {
  if (specifier.startsWith('#shared/')) return `shared/${specifier.slice('#shared/'.length)}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

function mayUsePart(file: string, owner: string, target: string): boolean {
  const other = ownerOf(target);
  if (other === null) return false;
  if (other === owner) return true;
  const granted = parts[owner]?.parts ?? [];
  // A test may set the scene with what its part does not know.
  if (isTest(file) && !other.startsWith('renderer') && !owner.startsWith('renderer')) return true;
  return granted.some((name) => other === name || other.startsWith(`${name}/`));
}

function mayUsePackage(file: string, owner: string, specifier: string): boolean {
  const granted = [...(parts[owner]?.packages ?? []), ...(isTest(file) ? testPackages : [])];
  if (specifier.startsWith('node:')) return granted.includes('node:*');
  return granted.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function ownerOf(file: string): string | null {
  const owners = Object.keys(parts).filter((name) => file.startsWith(`${name}/`));
  return owners.sort((a, b) => b.length - a.length)[0] ?? null;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

const statement = /^\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const sideEffect = /^\s*import\s*['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every module that the text imports, in any way. */
export function importsOf(text: string): readonly string[] {
  return [statement, sideEffect, dynamic].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => found[1] ?? ''),
  );
}

function isBarrel(file: string, text: string): boolean {
  return /(^|\/)index\.tsx?$/.test(file) || /^export\s+\*/m.test(text);
}

/** The program's sources: everything under shared, electron and renderer. */
export function readSources(root: string): readonly SourceFile[] {
  return ['shared', 'electron', 'renderer'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .map((name) => ({ path: name, text: fs.readFileSync(path.join(root, name), 'utf8') })),
  );
}
