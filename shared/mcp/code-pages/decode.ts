/** Bytes read in a code page of the WHATWG encodings, or in that of the Windows console. */

/** The text, or null when the bytes are none in this code page; half a character at the end is left out. */
export function decodeAs(label: string, bytes: Uint8Array): string | null {
  if (label === 'cp850') return decodeOem(bytes);
  const decoder = decoderFor(label);
  if (decoder === null) return null;
  // As a stream: half a character waits for its rest, and Node does not take windows-1252 for ISO-8859-1.
  const text = decoder.decode(bytes, { stream: true });
  decoder.decode();
  return text.includes('\uFFFD') ? null : text;
}

/** They are costly to make; null where the host does not have one. */
const decoders = new Map<string, TextDecoder | null>();

function decoderFor(label: string): TextDecoder | null {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  const made = make(label);
  decoders.set(label, made);
  return made;
}

function make(label: string): TextDecoder | null {
  try {
    // Not fatal: an exception costs more than all the rest.
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** 0x80 to 0xA5 in code pages 437 and 850, as far as they agree; the text standards of the web have neither. */
const oemLetters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ\0\0\0\0\0áíóúñÑ';
const oemOthers: { readonly [byte: number]: string } = {
  168: '¿',
  173: '¡',
  174: '«',
  175: '»',
  225: 'ß',
  248: '°',
};

function decodeOem(bytes: Uint8Array): string | null {
  let text = '';
  for (const byte of bytes) {
    const char = byte < 0x80 ? String.fromCharCode(byte) : (oemLetters[byte - 0x80] ?? oemOthers[byte] ?? '\0');
    if (char === '\0') return null;
    text += char;
  }
  return text;
}
