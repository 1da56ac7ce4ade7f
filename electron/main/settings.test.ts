import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultClient, silentClient } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';
import { SettingsStore } from './settings.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-settings-'));
  file = path.join(folder, 'settings.json');
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const target = (command: string): Target => ({ name: command, command, args: [], env: {}, unset: [] });

test('without a file there are defaults, and none is written', () => {
  expect(new SettingsStore(folder).value).toMatchObject({ theme: 'system', client: defaultClient, recent: [] });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a change is there after the next start, and for the user only', () => {
  new SettingsStore(folder).update({ theme: 'dark', layout: { timeline: [60, 40] } });
  expect(new SettingsStore(folder).value).toMatchObject({
    theme: 'dark',
    layout: { timeline: [60, 40] },
    client: defaultClient,
  });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['settings.json']);
});

test('a file that an older one left open to others is closed by the next change', () => {
  fs.writeFileSync(file, '{}', { mode: 0o644 });
  new SettingsStore(folder).update({ client: silentClient });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test('a damaged file is kept aside and does not stop the start', () => {
  fs.writeFileSync(file, '{"theme": "da');
  expect(new SettingsStore(folder).value.theme).toBe('system');
  expect(fs.readFileSync(`${file}.bad`, 'utf8')).toBe('{"theme": "da');
});

test('what fits of another version’s file is taken', () => {
  fs.writeFileSync(file, JSON.stringify({ theme: 'neon', client: silentClient, unheardOf: 1 }));
  expect(new SettingsStore(folder).value).toMatchObject({ theme: 'system', client: silentClient });
  expect(new SettingsStore(folder).value).not.toHaveProperty('unheardOf');
});

test('undefined leaves a setting as it is', () => {
  const store = new SettingsStore(folder);
  store.update({ theme: 'dark' });
  expect(store.update({ theme: undefined, client: silentClient })).toMatchObject({
    theme: 'dark',
    client: silentClient,
  });
});

test('listeners hear of every change', () => {
  const store = new SettingsStore(folder);
  const heard: string[] = [];
  store.onChange(({ theme }) => heard.push(theme));
  store.update({ theme: 'light' });
  store.update({ theme: 'dark' });
  expect(heard).toEqual(['light', 'dark']);
});

test('the target that was launched last is first, each command is there once, and there are at most twenty', () => {
  const store = new SettingsStore(folder);
  for (let i = 0; i < 25; i++) store.remember(target(`server-${i}`));
  store.remember({ ...target('server-24'), name: 'renamed' });
  store.remember(target('server-20'));
  const names = store.value.recent.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['server-20', 'renamed', 'server-23']);
  expect(names).toHaveLength(20);
});
