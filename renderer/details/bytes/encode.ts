/** Bytes as text for the clipboard. */
import { fromUint8Array } from 'js-base64';
import { hexOf } from './hex-layout.ts';

export const copyForms = ['hex', 'text', 'base64'] as const;
export type CopyForm = (typeof copyForms)[number];

/** The bytes as `7b 22 61`, as text (undecodable bytes as U+FFFD, a BOM kept), or as base64. */
export function encodeBytes(bytes: Uint8Array, form: CopyForm): string {
  if (form === 'base64') return fromUint8Array(bytes);
  if (form === 'text') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return Array.from(bytes, hexOf).join(' ');
}
