/** The codes that a mistyped one may stand for. */

/** At most `count` codes, best first: those that hold the text, then those with the most pairs of letters in common. */
export function nearestCodes(text: string, codes: readonly string[], count: number = 5): readonly string[] {
  const wanted = text.toLowerCase().trim();
  const ranked = codes
    .map((code) => ({ code, likeness: likeness(wanted, code) }))
    .filter((one) => one.likeness > 0.25)
    .sort((a, b) => b.likeness - a.likeness);
  return ranked.slice(0, count).map((one) => one.code);
}

/** 0: nothing in common; 1: the same. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const contained = a.length > 2 && (b.includes(a) || a.includes(b)) ? 0.5 : 0;
  return contained + dice(pairsOf(a), pairsOf(b)) / 2;
}

function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

/** The Sørensen-Dice coefficient of two sets. */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}
