/** Does a text read like one in Latin letters, or like one that was read in the wrong code page? */

/** Letters of the languages of western and central Europe. */
const western = 'àâäáãåæçèéêëìíîïñòóôöõøùúûüýÿßœšž';
const central = 'áâăäąćčçďđéěęëíîľĺłńňóôőöŕřśšşťţúůűüýźžżß';

const letters = { western: classOf(western), central: classOf(central) } as const;

function classOf(lower: string): RegExp {
  return new RegExp(`^[${lower}${lower.toUpperCase()}]$`);
}

/** Signs with what stands before and after them; a space also means an end of the text. */
const signs: readonly RegExp[] = [
  /\p{L}’[\p{L}\s\p{P}]/u,
  /[\s\p{P}][‘“„‚«][\p{L}\d\s]/u,
  /[\p{L}\d\p{P}\s][”»][\s\p{P}]/u,
  /\s[–—·•]\s/u,
  /\d[–×]\d/u,
  /[\p{L}\d\s]…[\s\p{P}]/u,
  /[\s\d][€£¥§±][\s\d]/u,
  /[\s\d]°[\sCF\p{P}]/u,
  /[\p{L}\d\s][©®™²³][\s\d\p{P}]/u,
  /[\s\p{P}][¿¡]\p{L}/u,
  /[\d\s][½¼¾µ][\s\p{L}]/u,
];

/** One letter that is a word: French à, Spanish ó, Czech í, or a text of one character. */
const alone = /^[éèàáíóúñçäöüÀÉ]$/;

export function readsAsLatin(text: string, which: keyof typeof letters): boolean {
  if (!/[A-Za-z0-9]/.test(text)) return which === 'western' && alone.test(text);
  const padded = ` ${text} `;
  for (let at = 1; at < padded.length - 1; at++) {
    const char = padded[at] ?? '';
    if (char < '\u0080') continue;
    const around = padded.slice(at - 1, at + 2);
    if (char === '\u00a0' || signs.some((sign) => sign.test(around))) continue;
    if (!letters[which].test(char) || !fitsInWord(padded, at)) return false;
  }
  return true;
}

/** It stands in a word with unaccented letters as well, and upper case does not follow lower case. */
function fitsInWord(padded: string, at: number): boolean {
  let from = at;
  let to = at + 1;
  while (/\p{L}/u.test(padded[from - 1] ?? '')) from--;
  while (/\p{L}/u.test(padded[to] ?? '')) to++;
  const word = padded.slice(from, to);
  const outside = `${padded[from - 1]}${padded[to]}`;
  if (word.length === 1) return alone.test(word) && /^[^\d\p{S}]{2}$/u.test(outside);
  return /[a-z]/i.test(word) && /^(\p{Lu}?[\p{Ll}’]+|\p{Lu}+)$/u.test(word);
}
