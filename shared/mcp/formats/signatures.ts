/** The bytes that files of common formats begin with, and the media types that such files go by. */

interface Format {
  /** What a file of the format is called in a sentence. */
  readonly name: string;
  readonly begins: (bytes: Uint8Array) => boolean;
  /** The media types that fit, in lower case and without parameters. */
  readonly types: RegExp;
  /** Types that promise these very bytes at the beginning. */
  readonly promisedBy?: RegExp;
}

/** Bytes that are needed to tell formats apart. */
export const signatureLength = 16;

/** Types that say nothing about the format. */
const general = /^$|^\*|\*$|^(?:application|binary)\/(?:octet-stream|x-binary|unknown)$/;

function ascii(text: string, at = 0): (bytes: Uint8Array) => boolean {
  return (bytes) =>
    bytes.length >= at + text.length &&
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

function octets(...values: readonly number[]): (bytes: Uint8Array) => boolean {
  return (bytes) => bytes.length >= values.length && values.every((value, index) => bytes[index] === value);
}

function riff(kind: string): (bytes: Uint8Array) => boolean {
  const [container, content] = [ascii('RIFF'), ascii(kind, 8)];
  return (bytes) => container(bytes) && content(bytes);
}

function anyOf(...all: readonly ((bytes: Uint8Array) => boolean)[]): (bytes: Uint8Array) => boolean {
  return (bytes) => all.some((begins) => begins(bytes));
}

const png = /^image\/(?:x-)?(?:a?png|vnd\.mozilla\.apng)$/;
const jpeg = /^image\/(?:jpe?g|jfif|pjpeg)$/;
const gif = /^image\/gif$/;
const webp = /^image\/webp$/;
const wav = /^audio\/(?:x-|vnd\.)?(?:wave?|pn-wav)$/;
const pdf = /^application\/(?:x-)?pdf$/;
const flac = /^audio\/(?:x-)?flac$/;
const ogg = /^(?:audio|video|application)\/(?:x-)?ogg$/;
const gzip = /^application\/(?:x-)?gzip$/;

const formats: readonly Format[] = [
  { name: 'a PNG image', begins: octets(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), types: png, promisedBy: png },
  { name: 'a JPEG image', begins: octets(0xff, 0xd8, 0xff), types: jpeg, promisedBy: jpeg },
  { name: 'a GIF image', begins: anyOf(ascii('GIF87a'), ascii('GIF89a')), types: gif, promisedBy: gif },
  { name: 'a WebP image', begins: riff('WEBP'), types: webp, promisedBy: webp },
  { name: 'a WAV sound', begins: riff('WAVE'), types: wav, promisedBy: wav },
  { name: 'an AVI video', begins: riff('AVI '), types: /^(?:video|application)\// },
  { name: 'a PDF document', begins: ascii('%PDF-'), types: pdf, promisedBy: pdf },
  { name: 'a FLAC sound', begins: ascii('fLaC'), types: flac, promisedBy: flac },
  { name: 'an Ogg stream', begins: ascii('OggS'), types: /^(?:audio|video|application)\//, promisedBy: ogg },
  { name: 'an MP3 sound', begins: ascii('ID3'), types: /^audio\// },
  {
    name: 'an MP4 or HEIF file',
    begins: ascii('ftyp', 4),
    types: /^(?:audio|video|image|application)\/(?!png|jpe?g|gif|webp|wav)/,
  },
  { name: 'a WebM or Matroska file', begins: octets(0x1a, 0x45, 0xdf, 0xa3), types: /^(?:audio|video|application)\// },
  { name: 'a gzip archive', begins: octets(0x1f, 0x8b, 0x08), types: /^application\/|\+gzip$/, promisedBy: gzip },
  // Office documents, Java archives and many others are ZIP archives.
  { name: 'a ZIP archive', begins: octets(0x50, 0x4b, 0x03, 0x04), types: /^(?:application|model|font)\/|\+zip$/ },
];

/**
 * What the first bytes of a file say against its media type, as in `are those of a PNG image`; null when nothing does.
 */
export function signatureFault(mimeType: string, bytes: Uint8Array): string | null {
  const type = mimeType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (general.test(type) || bytes.length === 0) return null;
  const found = formats.find(({ begins }) => begins(bytes));
  if (found !== undefined) return found.types.test(type) ? null : `are those of ${found.name}`;
  const promised = formats.find(({ promisedBy }) => promisedBy?.test(type) === true);
  return promised === undefined ? null : `are not those of ${promised.name}`;
}
