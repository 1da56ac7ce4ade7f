import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, readSources, violations } from './imports.ts';

const sources = readSources(path.resolve(import.meta.dirname, '..'));

test('no source imports what its part must not know', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(violations)).toEqual([]);
});

test('every local import is found in the sources', () => {
  const found = sources.flatMap(({ text }) => importsOf(text)).filter((name) => name.startsWith('#shared/'));
  expect(found).toContain('#shared/ipc/contract');
});

describe('a violation is found', () => {
  const cases: readonly (readonly [file: string, text: string])[] = [
    ['shared/model/frame.ts', "import { parse } from '../jsonrpc/parse.ts';"],
    ['shared/jsonrpc/parse.ts', "import type { Row } from '../view/row.ts';"],
    ['shared/engine/relay.ts', "import fs from 'node:fs';"],
    ['shared/engine/relay.ts', "import { app } from 'electron';"],
    ['shared/ipc/contract.ts', "import { z } from 'some-other-schema';"],
    ['shared/engine/dissector.ts', "import { thing } from '../../electron/node/session.ts';"],
    ['electron/node/session.ts', "import { app } from 'electron';"],
    ['electron/cli/cli.ts', "import { openDoor } from '../main/ipc.ts';"],
    ['electron/preload/preload.ts', "import { Framer } from '#shared/engine/framer';"],
    ['renderer/timeline/timeline.tsx', "import { Composer } from '../compose/composer.tsx';"],
    ['renderer/timeline/timeline.tsx', "import { useStore } from 'zustand';"],
    ['renderer/state/feed.ts', "import { Timeline } from '../timeline/timeline.tsx';"],
    ['renderer/state/feed.ts', "import { openRecording } from '../../electron/node/open-recording.ts';"],
    ['renderer/state/feed.ts', "import { readFile } from 'node:fs/promises';"],
    ['renderer/state/feed.ts', "const session = await import('#shared/engine/session-log');"],
    ['renderer/state/feed.ts', "import '../details/details.module.css';"],
    ['shared/view/row.ts', "import {\n  one,\n  two,\n} from '../engine/relay.ts';"],
    ['shared/view/index.ts', "export { one } from './row.ts';"],
    ['shared/view/all.ts', "export * from './row.ts';"],
    ['shared/unknown/thing.ts', ''],
  ];
  test.each(cases)('in %s: %s', (file, text) => {
    expect(violations({ path: file, text })).toHaveLength(1);
  });
});

describe('what is allowed passes', () => {
  const cases: readonly (readonly [file: string, text: string])[] = [
    ['shared/engine/relay.ts', "import type { Frame } from '../model/frame.ts';"],
    ['shared/engine/relay.test.ts', "import fc from 'fast-check';\nimport { expect } from 'vitest';"],
    ['electron/main/main.ts', "import { app } from 'electron';\nimport path from 'node:path';"],
    ['electron/main/ipc.ts', "import { commandChannel } from '#shared/ipc/names';"],
    ['renderer/app.tsx', "import { Timeline } from './timeline/timeline.tsx';"],
    ['renderer/timeline/timeline.tsx', "import { useApp } from '../state/app-store.ts';\nimport './timeline.css';"],
    ['renderer/state/feed.ts', '// import { x } from "electron" would be wrong'],
  ];
  test.each(cases)('in %s: %s', (file, text) => {
    expect(violations({ path: file, text })).toEqual([]);
  });
});
