/** The messages of MCP as plain text, for a terminal. */
import {
  byArea,
  kindWords,
  lifeWords,
  type MessageEntry,
  type MessageExample,
  type MessagePart,
  type MethodPage,
  messageFacts,
  type TypeRow,
} from '../../model/method-page.ts';
import { formatJson } from '../../view/format.ts';
import { paragraph, strong, type TextOptions, wrapWords } from './text.ts';

const indent = '  ';
/** Of the columns, for the names of fields. */
const mostForNames = 0.34;

/** The page of one method, ending in a newline. */
export function methodText(page: MethodPage, options: TextOptions): string {
  const { name, about, revision, capability, notes, parts, examples } = page;
  const facts = [...messageFacts(page), `shown for ${revision}`].join(' · ');
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [name, paragraph(facts, options)],
    [
      'What it is for',
      [about, ...(capability === null ? [] : [capability])].flatMap((text) => paragraph(text, options)),
    ],
    ['In this revision', notes.flatMap((text) => paragraph(text, options))],
    ...parts.map((part) => [headingOf(part), partLines(part, revision, options)] as const),
    ...examples.map((example) => [`Smallest ${example.title.toLowerCase()}`, exampleLines(example)] as const),
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `${[strong(heading, options), ...lines].join('\n')}\n`)
    .join('\n');
}

/** All messages with what they are for, area by area, ending in a newline. */
export function messagesText(entries: readonly MessageEntry[], options: TextOptions): string {
  const longest = Math.max(...entries.map(({ name }) => name.length));
  return byArea(entries)
    .map(({ area, entries: own }) => {
      const lines = own.flatMap((entry) => entryLines(entry, longest, options));
      return `${[strong(area, options), ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function entryLines({ name, direction, about }: MessageEntry, longest: number, { width }: TextOptions) {
  const start = `${indent}${arrows[direction ?? 'both']} ${name.padEnd(longest)}${indent}`;
  return wrapWords(about, Math.max(20, width - start.length)).map(
    (line, index) => `${index === 0 ? start : ' '.repeat(start.length)}${line}`,
  );
}

const arrows = { 'client-to-server': '→', 'server-to-client': '←', both: '↔' } as const;

function headingOf({ title, type, required }: MessagePart): string {
  return `${title}${type === '' ? '' : `: ${type}`}${required ? '' : ' (may be left out)'}`;
}

function partLines({ about, rows }: MessagePart, revision: string, options: TextOptions): readonly string[] {
  const column =
    Math.min(Math.floor(options.width * mostForNames), Math.max(0, ...rows.map((row) => nameOf(row).length))) + 2;
  const lines = rows.flatMap((row) => rowLines(row, revision, column, options));
  const head = about === '' ? [] : paragraph(about, options);
  return rows.length === 0 && about === '' ? [`${indent}Nothing is defined for it.`] : [...head, ...lines];
}

/** A name on the left; beside it what it holds and what it is for. A long name has a line of its own. */
function rowLines(row: TypeRow, revision: string, column: number, { width }: TextOptions): readonly string[] {
  const name = nameOf(row);
  const text = wrapWords(rowSentences(row, revision), Math.max(20, width - indent.length - column));
  const lines = name.length + 2 > column ? [name, ...text.map((line) => `${' '.repeat(column)}${line}`)] : null;
  const beside = text.map((line, index) => `${(index === 0 ? name : '').padEnd(column)}${line}`);
  return (lines ?? beside).map((line) => `${indent}${line}`.trimEnd());
}

function nameOf({ depth, kind, name, type }: TypeRow): string {
  return `${indent.repeat(depth)}${kind === 'alternative' ? `| ${name === '' ? type : name}` : name}`;
}

function rowSentences(row: TypeRow, revision: string): string {
  const kind = row.kind === 'field' ? `${kindWords(row)}.` : '';
  const life = lifeWords(row, revision);
  return [kind, row.about, life === '' ? '' : `(${life})`].filter(Boolean).join(' ');
}

function exampleLines({ text }: MessageExample): readonly string[] {
  return formatJson(text)
    .text.split('\n')
    .map((line) => `${indent}${line}`);
}
