import { expect, test } from 'vitest';
import { encodeBytes } from './encode.ts';

const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0xff);

test('copies bytes as hexadecimal', () => {
  expect(encodeBytes(bytes, 'hex')).toBe('ef bb bf 41 ff');
});

test('copies bytes as text, with the byte order mark and a mark for what is not UTF-8', () => {
  expect(encodeBytes(bytes, 'text')).toBe('\ufeffA\ufffd');
});

test('copies bytes as base64', () => {
  expect(encodeBytes(bytes, 'base64')).toBe('77u/Qf8=');
});
