/** Does a text read like Russian or a language near it? */

const word = /^([А-ЯЁІЇЄҐ]?[а-яёіїєґ]+|[А-ЯЁІЇЄҐ]+)$/;
const others = /^[\s!-@[-`{-~«»–—…№“”„]*$/;
/** A word of both scripts is none of either. */
const mixed = /[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]/;
const common = /[оеаинтсрвлкмдпу]/g;

/** The share of letters that are common, 0 to 1; 0 for a text that is none. */
export function cyrillicShare(text: string): number {
  const words = text.match(/[\u0400-\u04ff]+/g) ?? [];
  const letters = words.join('').toLowerCase();
  if (!words.some((one) => one.length >= 3) || !words.every((one) => word.test(one)) || mixed.test(text)) return 0;
  if (new Set(letters).size < 3) return 0;
  if (!others.test(text.replace(/[\u0400-\u04ff]+|[A-Za-z]+/g, ''))) return 0;
  return (letters.match(common)?.length ?? 0) / letters.length;
}
