import { describe, expect, test } from 'vitest';
import { signatureFault } from './signatures.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');

describe('nothing to say', () => {
  test.each([
    ['image/png', png],
    ['Image/PNG; charset=binary', png],
    ['application/octet-stream', png],
    ['', png],
    ['*/*', png],
    ['image/jpeg', bytes('\xff\xd8\xff\xe0')],
    ['image/jpg', bytes('\xff\xd8\xff\xdb')],
    ['image/webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['audio/x-wav', bytes('RIFF\0\0\0\0WAVEfmt ')],
    ['audio/mpeg', bytes('ID3\x04')],
    ['audio/mpeg', bytes('\xff\xfb\x90\0')],
    ['audio/mp4', bytes('\0\0\0 ftypM4A ')],
    ['image/avif', bytes('\0\0\0 ftypavif')],
    ['application/gzip', bytes('\x1f\x8b\x08\0')],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', bytes('PK\x03\x04')],
    ['image/svg+xml', bytes('<svg xmlns="http')],
    ['application/pdf', bytes('%PDF-1.7')],
    ['text/plain', bytes('hello')],
    ['image/png', bytes('')],
    ['image/x-unheard-of', bytes('abc')],
  ])('%s', (type, content) => {
    expect(signatureFault(type, content)).toBeNull();
  });
});

describe('contradictions', () => {
  test.each([
    ['image/jpeg', png, 'are those of a PNG image'],
    ['text/plain', png, 'are those of a PNG image'],
    ['image/png', bytes('\xff\xd8\xff\xe0'), 'are those of a JPEG image'],
    ['image/png', bytes('hello'), 'are not those of a PNG image'],
    ['image/png', bytes('<svg xmlns="http'), 'are not those of a PNG image'],
    ['audio/wav', bytes('RIFF\0\0\0\0WEBPVP8 '), 'are those of a WebP image'],
    ['audio/wav', bytes('ID3\x04'), null],
    ['image/png', bytes('\0\0\0 ftypavif'), 'are those of an MP4 or HEIF file'],
    ['text/csv', bytes('PK\x03\x04'), 'are those of a ZIP archive'],
    ['application/json', bytes('%PDF-1.7'), 'are those of a PDF document'],
  ])('%s', (type, content, fault) => {
    expect(signatureFault(type, content)).toBe(fault);
  });
});
