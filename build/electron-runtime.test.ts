import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packAsar } from './asar.mjs';
import { resolveElectron } from './electron-runtime.mjs';
import { withLock } from './lock.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-runtime-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the runtime that the environment names is taken', async () => {
  const exe = path.join(folder, 'my-electron');
  fs.writeFileSync(exe, '');
  expect(await resolveElectron({ ELECTRON_PATH: exe })).toEqual({ exe, source: 'environment' });
});

test('a name that leads nowhere is an error that says which', async () => {
  await expect(resolveElectron({ ELECTRON_PATH: '/no/electron' })).rejects.toThrow('ELECTRON_PATH');
  await expect(resolveElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })).rejects.toThrow('ELECTRON_OVERRIDE_DIST_PATH');
});

test('an archive holds its files one after the other, at the places that its header names', () => {
  const archive = packAsar({ 'a.json': Buffer.from('{"a":1}'), 'b.js': Buffer.from('ü') });
  const headerSize = archive.readUInt32LE(4);
  const header = JSON.parse(archive.subarray(16, 16 + archive.readUInt32LE(12)).toString());
  const body = archive.subarray(8 + headerSize);
  expect(header).toEqual({ files: { 'a.json': { size: 7, offset: '0' }, 'b.js': { size: 2, offset: '7' } } });
  expect(body.toString()).toBe('{"a":1}ü');
});

test('a lock lets one in after the other, also after a failure', async () => {
  const file = path.join(folder, 'a/lock');
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} out`);
    if (name === 'first') throw new Error('failed');
  };
  const outcomes = await Promise.allSettled([withLock(file, work('first')), withLock(file, work('second'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['first in', 'first out', 'second in', 'second out']);
  expect(fs.existsSync(file)).toBe(false);
});

test('a lock of a process that died is taken over', async () => {
  const file = path.join(folder, 'lock');
  // Above the largest process id of any system.
  fs.writeFileSync(file, '999999999');
  expect(await withLock(file, async () => 7)).toBe(7);
});
