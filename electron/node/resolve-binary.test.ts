import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { resolveBinary, type SearchSettings, searchPath } from './resolve-binary.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wirescope-path-'));
afterAll(() => rmSync(folder, { recursive: true }));

function make(name: string, mode: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

const first = make('a/tool', 0o755);
make('b/tool', 0o755);
const plain = make('a/plain', 0o644);

const posix: SearchSettings = { platform: 'linux', path: `${folder}/a:${folder}/b`, pathExt: '', cwd: folder };

describe('on POSIX', () => {
  test('the first executable of the PATH is taken', () => {
    const found = resolveBinary('tool', posix);
    expect(found).toEqual({ binary: first, searched: [`${folder}/a`, `${folder}/b`], notExecutable: null });
  });

  test('a path is taken from the working directory, and no PATH is searched', () => {
    expect(resolveBinary('./b/tool', posix)).toEqual({ binary: `${folder}/b/tool`, searched: [], notExecutable: null });
  });

  test('a file that may not be executed is named', () => {
    expect(resolveBinary('plain', posix)).toMatchObject({ binary: null, notExecutable: plain });
  });

  test('what is not there is not found, nor is a folder', () => {
    expect(resolveBinary('nothing', posix)).toMatchObject({ binary: null, notExecutable: null });
    expect(resolveBinary('./a', posix).binary).toBeNull();
  });

  test('an empty entry is the working directory', () => {
    expect(searchPath({ ...posix, path: ':/bin::/bin' })).toEqual([folder, '/bin']);
  });
});

describe('on Windows', () => {
  const windows: SearchSettings = {
    platform: 'win32',
    path: 'C:\\Windows;"C:\\Program Files\\nodejs"',
    pathExt: '.COM;.EXE;.BAT;.CMD',
    cwd: 'C:\\work',
  };
  const disk =
    (...files: readonly string[]) =>
    (file: string) =>
      files.includes(file) ? 'executable' : 'none';

  test('PATHEXT is tried in every folder, the working directory first', () => {
    const npx = 'C:\\Program Files\\nodejs\\npx.cmd';
    const found = resolveBinary('npx', windows, disk(npx, 'C:\\Program Files\\nodejs\\npx'));
    expect(found.binary).toBe(npx);
    expect(found.searched).toEqual(['C:\\work', 'C:\\Windows', 'C:\\Program Files\\nodejs']);
  });

  test('a complete name is taken as it is', () => {
    expect(resolveBinary('node.EXE', windows, disk('C:\\Windows\\node.EXE')).binary).toBe('C:\\Windows\\node.EXE');
  });

  test('paths with a drive or a separator are not searched', () => {
    expect(resolveBinary('D:\\x\\run', windows, disk('D:\\x\\run.bat')).binary).toBe('D:\\x\\run.bat');
    expect(resolveBinary('.\\run', windows, disk('C:\\work\\run.exe')).binary).toBe('C:\\work\\run.exe');
  });
});
