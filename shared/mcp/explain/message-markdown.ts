/** All messages of MCP as one Markdown document. */
import {
  byArea,
  kindWords,
  lifeWords,
  type MessageEntry,
  type MessagePart,
  type MethodPage,
  messageFacts,
  type TypeRow,
} from '../../model/method-page.ts';
import { formatJson } from '../../view/format.ts';
import { messageList } from '../manual/messages.ts';
import { methodPage } from '../manual/method-page.ts';
import { cell, plain, table } from './markdown.ts';

const head = `# Messages

Every message of MCP: who sends it, in which revisions, and what it carries. Written by \`npm run catalogue\` from the
tables in \`shared/mcp/types/\` and \`shared/mcp/methods.ts\`; do not edit it by hand.

Each message is shown in the latest revision that has it; what came or changed with an older one is marked, and so is
what went with this one. A revision that is not named has the message as it is shown, without what is newer. Fields of
a type are indented under it, behind a bar where there is a choice of types.
`;

/** Ends in a newline. */
export function messagesMarkdown(): string {
  return [head, ...byArea(messageList).flatMap(({ area, entries }) => areaMarkdown(area, entries))].join('\n');
}

function areaMarkdown(area: string, entries: readonly MessageEntry[]): readonly string[] {
  return [`## ${area}\n`, ...entries.map(({ name }) => section(methodPage(name, null)))];
}

function section(page: MethodPage | null): string {
  if (page === null) return '';
  const { name, about, revision, capability, parts, examples } = page;
  const paragraphs = [
    `### ${name}`,
    `**${plain(about)}** (${messageFacts(page).map(plain).join(', ')})`,
    ...(capability === null ? [] : [plain(capability)]),
    ...parts.flatMap((part) => partMarkdown(part, revision)),
    ...examples.flatMap(({ title, text }) => [`Smallest ${title.toLowerCase()}:`, fenced(text)]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function partMarkdown({ title, type, about, required, rows }: MessagePart, revision: string): readonly string[] {
  const name = type === '' ? title : `${title}: ${type}`;
  const says = [about, required ? '' : 'May be left out.'].filter(Boolean).join(' ');
  const heading = `**${plain(name)}**${says === '' ? '' : `. ${plain(says)}`}`;
  return rows.length === 0 ? [heading] : [heading, rowsTable(rows, revision)];
}

function rowsTable(rows: readonly TypeRow[], revision: string): string {
  const cells = rows.map((row) => [
    nameCell(row),
    cell(kindWords(row)),
    cell(row.about),
    cell(lifeWords(row, revision)),
  ]);
  return table(['field', 'holds', 'what it is for', 'revisions'], cells);
}

/** Non-breaking spaces indent; nothing else does in a table. */
function nameCell({ depth, kind, name }: TypeRow): string {
  const text = name === '' ? '' : `\`${name}\``;
  return `${'&nbsp;&nbsp;'.repeat(depth)}${kind === 'alternative' ? `\\| ${text}`.trimEnd() : text}`;
}

/** Not marked as JSON: formatters would lay it out in their own way. */
function fenced(text: string): string {
  return ['```text', formatJson(text).text, '```'].join('\n');
}
