import { describe, expect, test } from 'vitest';
import { needsBuild, outdatedPackages } from './freshness.mjs';

describe('dependencies', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3' },
      'node_modules/native-other-platform': { version: '2.0.0', optional: true },
    },
  };

  test('are current when every package is there in the locked version', () => {
    expect(outdatedPackages(lock, { packages: { 'node_modules/a': { version: '1.2.3' } } })).toEqual([]);
  });

  test('are outdated when nothing is installed', () => {
    expect(outdatedPackages(lock, null)).toEqual(['node_modules/a']);
  });

  test('are outdated when a version differs, of optional packages too', () => {
    const installed = {
      packages: {
        'node_modules/a': { version: '1.2.2' },
        'node_modules/native-other-platform': { version: '1.0.0' },
      },
    };
    expect(outdatedPackages(lock, installed)).toEqual(['node_modules/a', 'node_modules/native-other-platform']);
  });

  test('that are no longer in the lock file do no harm', () => {
    const installed = {
      packages: { 'node_modules/a': { version: '1.2.3' }, 'node_modules/old': { version: '1.0.0' } },
    };
    expect(outdatedPackages(lock, installed)).toEqual([]);
  });
});

describe('a build', () => {
  const old = { path: 'shared/a.ts', mtimeMs: 1000 };

  test('is needed when there is none', () => {
    expect(needsBuild(null, [])).toBe(true);
  });

  test('is fresh while no source is newer', () => {
    expect(needsBuild(1000, [old])).toBe(false);
  });

  test('is needed when a source is newer', () => {
    expect(needsBuild(1000, [old, { path: 'renderer/b.tsx', mtimeMs: 1001 }])).toBe(true);
  });

  test('is needed when a file was deleted, which only its folder tells', () => {
    expect(needsBuild(1000, [old, { path: 'renderer', mtimeMs: 1001 }])).toBe(true);
  });

  test('does not contain tests', () => {
    expect(needsBuild(1000, [{ path: 'shared/a.test.ts', mtimeMs: 2000 }])).toBe(false);
  });
});
