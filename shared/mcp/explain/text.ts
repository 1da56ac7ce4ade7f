/** The reference as plain text, for a terminal. */
import {
  byFamily,
  bySide,
  type CatalogueEntry,
  type ExampleLine,
  type Reference,
  type ReferenceExample,
  type SideReaders,
  verdictWords,
} from '../../model/reference.ts';
import { type SpecSource, specSources } from '../../view/spec-sources.ts';
import { allVisible, arrowOf, endingText } from './line.ts';

export interface TextOptions {
  /** Columns of the terminal. */
  readonly width: number;
  /** Headings in bold, with ANSI escape sequences. */
  readonly colour: boolean;
}

const indent = '  ';
/** Before the text of an example: the row's number and the arrow. */
const gutter = 8;

/** The page of one code, ending in a newline. */
export function referenceText(reference: Reference, options: TextOptions): string {
  const { code, title, severity, family, appliesTo, why, fix, wrong, right, tolerance, spec } = reference;
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [`${code}: ${title}`, [`${indent}${severity} · ${family} · ${appliesTo}`]],
    ['Why it matters', paragraph(why, options)],
    ['How to mend it', paragraph(fix, options)],
    ['Wrong', wrong === null ? [] : exampleLines(wrong, options)],
    ['Right', right === null ? [] : exampleLines(right, options)],
    ['Who tolerates it', bySide(tolerance).flatMap((group) => sideLines(group, options))],
    ['Specification', specSources(spec).flatMap((source) => sourceLines(source, options))],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${[strong(heading, options), ...lines].join('\n')}\n`)
    .join('\n');
}

/** All codes with their titles, family by family, ending in a newline. */
export function catalogueText(entries: readonly CatalogueEntry[], options: TextOptions): string {
  const longest = Math.max(...entries.map(({ code }) => code.length));
  return byFamily(entries)
    .map(({ family, entries: own }) => {
      const lines = own.map(
        ({ code, severity, title }) => `${indent}${signs[severity]} ${code.padEnd(longest)}  ${title}`,
      );
      return `${[strong(family, options), ...lines].join('\n')}\n`;
    })
    .join('\n');
}

const signs = { error: '✖', warning: '▲', info: '●' } as const;

export function strong(text: string, { colour }: TextOptions): string {
  return colour ? `\u001b[1m${text}\u001b[0m` : text;
}

export function paragraph(text: string, { width }: TextOptions): readonly string[] {
  return wrapWords(text, width - indent.length).map((line) => `${indent}${line}`);
}

export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function exampleLines({ lines, says }: ReferenceExample, options: TextOptions): readonly string[] {
  return lines.flatMap((line) => {
    const shown = lineText(line, options);
    if (!line.marked || says === null) return shown;
    const sentence = wrapWords(allVisible(says), options.width - gutter - 2);
    return [...shown, ...sentence.map((text, index) => `${' '.repeat(gutter)}${index === 0 ? '• ' : '  '}${text}`)];
  });
}

function lineText(line: ExampleLine, options: TextOptions): readonly string[] {
  const start = `${String(line.seq ?? '').padStart(5)} ${arrowOf(line)} `;
  const { text, place } = line;
  const [from, to] = place === null ? [0, 0] : [place.from, place.to];
  const pieces = [text.slice(0, from), text.slice(from, to), `${text.slice(to)}${endingText(line)}`].map(allVisible);
  const [head = '', marked = ''] = pieces;
  const span = { from: head.length, to: head.length + marked.length };
  return rowsOf(pieces.join(''), span, Math.max(20, options.width - gutter)).map((row, index) =>
    `${index === 0 ? start : ' '.repeat(gutter)}${row}`.trimEnd(),
  );
}

/** The text in rows of equal length; below each that holds a part of the span, carets. */
function rowsOf(text: string, span: { readonly from: number; readonly to: number }, width: number): readonly string[] {
  const count = Math.max(1, Math.ceil(text.length / width));
  return Array.from({ length: count }, (_, index) => index * width).flatMap((start) => {
    const row = text.slice(start, start + width);
    const from = Math.max(span.from, start) - start;
    const to = Math.min(span.to, start + width) - start;
    return to > from ? [row, `${' '.repeat(from)}${'^'.repeat(to - from)}`] : [row];
  });
}

/** One reader a line, its note under it. */
function sideLines({ title, readers }: SideReaders, options: TextOptions): readonly string[] {
  const longest = Math.max(...Object.values(verdictWords).map(({ length }) => length));
  const notes = options.width - longest - 3 * indent.length;
  return [
    `${indent}${title}`,
    ...readers.flatMap(({ reader, what, verdict, note }) => {
      const text = `${reader}${what === '' ? '' : `, ${what}`}`;
      const rest = note === '' ? [] : wrapWords(note, notes);
      const lines = [...wrapWords(text, notes), ...rest];
      return lines.map((line, index) => {
        const word = index === 0 ? verdictWords[verdict] : '';
        return `${indent}${indent}${word.padEnd(longest)}${indent}${line}`;
      });
    }),
  ];
}

function sourceLines({ text, address }: SpecSource, options: TextOptions): readonly string[] {
  const lines = paragraph(text, options);
  return address === null || address === text ? lines : [...lines, `${indent}${indent}${address}`];
}
