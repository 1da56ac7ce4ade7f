/** The whole reference as one Markdown document. */
import {
  byFamily,
  bySide,
  type CatalogueEntry,
  type ExampleLine,
  type FamilyEntries,
  type Reference,
  type ReferenceExample,
  verdictWords,
} from '../../model/reference.ts';
import { type SpecSource, specSources } from '../../view/spec-sources.ts';
import { allVisible, arrowOf, endingText } from './line.ts';
import { catalogue, referenceOf } from './reference.ts';

const head = `# Findings

Every finding of Wirescope: what it means, how to mend it, and an example of each side. Written by
\`npm run catalogue\` from the rules in \`shared/mcp/checks/\` and their test cases; do not edit it by hand.

In the examples → is a line from the client to the server, ← one from the server to the client; the marked row is the
one that the finding is on, and carets are under the place. Bytes that are not UTF-8 stand as \`\\xE9\`. The handshake is
left out where it does not matter.
`;

/** Ends in a newline. */
export function catalogueMarkdown(): string {
  return [head, ...byFamily(catalogue).flatMap(familyMarkdown)].join('\n');
}

function familyMarkdown({ family, entries }: FamilyEntries): readonly string[] {
  const rows = entries.map(({ code, severity, title }) => [`[\`${code}\`](#${code})`, severity, cell(title)]);
  return [`## ${family}\n`, `${table(['code', 'severity', 'what'], rows)}\n`, ...entries.map(section)];
}

function section({ code }: CatalogueEntry): string {
  const reference = referenceOf(code);
  return reference === null ? '' : sectionOf(reference);
}

function sectionOf(reference: Reference): string {
  const { code, title, severity, appliesTo, why, fix, spec, wrong, right, tolerance } = reference;
  const parts = [
    `### ${code}`,
    `**${plain(title)}** (${severity}, ${appliesTo})`,
    plain(why),
    `**To mend it:** ${plain(fix)}`,
    ...(wrong === null ? [] : ['Wrong:', fenced(wrong)]),
    ...(right === null ? [] : ['Right:', fenced(right)]),
    ...(tolerance.length === 0 ? [] : [toleranceTable(reference)]),
    `Specification: ${specSources(spec).map(sourceLink).join('; ')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One table; the side stands once, before its first reader. */
function toleranceTable({ tolerance }: Reference): string {
  const rows = bySide(tolerance).flatMap(({ title, readers }) =>
    readers.map(({ reader, what, verdict, note }, index) =>
      [index === 0 ? title : '', readerText(reader, what), verdictWords[verdict], note].map(cell),
    ),
  );
  return table(['who tolerates it', 'reader', 'does', 'seen from outside'], rows);
}

function readerText(reader: string, what: string): string {
  return what === '' ? reader : `${reader}: ${what}`;
}

/** Columns are aligned, as the formatter wants them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function sourceLink({ text, address }: SpecSource): string {
  return address === null ? plain(text) : `[${plain(text)}](${address})`;
}

/** Text of ours in which Markdown would see more than text. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&');
}

export function cell(text: string): string {
  return plain(text).replaceAll('\n', ' ');
}

function fenced({ lines, says }: ReferenceExample): string {
  const shown = lines.flatMap((line) => exampleLine(line, says));
  // The examples hold no line of backticks; text in a fence is never anything else.
  return ['```text', ...shown, '```'].join('\n');
}

function exampleLine(line: ExampleLine, says: string | null): readonly string[] {
  const start = `${line.marked ? '>' : ' '}${String(line.seq ?? '').padStart(3)} ${arrowOf(line)} `;
  const shown = `${start}${allVisible(line.text)}${endingText(line)}`.trimEnd();
  const carets = caretsOf(line, start.length);
  const sentence = line.marked && says !== null ? [`${' '.repeat(start.length)}${allVisible(says)}`] : [];
  return [shown, ...(carets === null ? [] : [carets]), ...sentence];
}

function caretsOf({ text, place }: ExampleLine, indent: number): string | null {
  if (place === null) return null;
  const before = allVisible(text.slice(0, place.from)).length;
  return `${' '.repeat(indent + before)}${'^'.repeat(allVisible(text.slice(place.from, place.to)).length)}`;
}
