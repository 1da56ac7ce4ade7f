const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The same text in memory of its own: a string cut out of a message would keep all of the message alive. */
export function detached(text: string): string {
  return decoder.decode(encoder.encode(text));
}
