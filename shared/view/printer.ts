/** The timeline in a terminal: one line per row, its findings indented under it. */
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import { formatDuration, formatSeconds } from './numbers.ts';
import type { Row } from './row.ts';
import { visible } from './visible.ts';

export interface PrintOptions {
  /** Colour with ANSI escape sequences. */
  readonly colour: boolean;
}

type Style = 'dim' | 'bold' | 'red' | 'yellow' | 'blue' | 'green' | 'cyan';

const codes: { readonly [style in Style]: string } = {
  dim: '2',
  bold: '1',
  red: '31',
  yellow: '33',
  blue: '34',
  green: '32',
  cyan: '36',
};

const signs: { readonly [severity in Severity]: { readonly sign: string; readonly style: Style } } = {
  error: { sign: '✖', style: 'red' },
  warning: { sign: '▲', style: 'yellow' },
  info: { sign: '●', style: 'blue' },
};

/** The lines of one row, without a newline at the end. Control characters of the traffic never reach the terminal raw. */
export function printRow(row: Row, diagnostics: readonly Diagnostic[], options: PrintOptions): string {
  const paint = options.colour ? painted : plain;
  return [rowLine(row, paint), ...diagnostics.map((diagnostic) => findingLine(diagnostic, paint))].join('\n');
}

/** A finding on its own, e.g. one that was added to an earlier row. */
export function printFinding(seq: number, diagnostic: Diagnostic, options: PrintOptions): string {
  const paint = options.colour ? painted : plain;
  return findingLine(diagnostic, paint, ` ${paint(`(about #${seq})`, 'dim')}`);
}

type Paint = (text: string, style: Style) => string;

const plain: Paint = (text) => text;
const painted: Paint = (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m`;

function rowLine(row: Row, paint: Paint): string {
  const parts = [
    paint(formatSeconds(row.at).padStart(9), 'dim'),
    paint(String(row.seq).padStart(5), 'dim'),
    arrowOf(row, paint),
    labelOf(row) === '' ? '' : paint(visible(labelOf(row)), 'bold'),
    visible(row.summary),
    durationOf(row, paint),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Events are sentences and stderr is plain text: neither needs a label before it. */
function labelOf(row: Row): string {
  if (row.kind === 'event' || row.kind === 'stderr') return '';
  return [row.method, row.subject, row.id === null ? '' : `(${row.id})`].filter((part) => part !== '').join(' ');
}

function arrowOf(row: Row, paint: Paint): string {
  if (row.kind === 'stderr') return paint('│', 'dim');
  if (row.direction === null) return paint('·', 'dim');
  const arrow = row.direction === 'client-to-server' ? '→' : '←';
  return paint(
    arrow,
    row.kind === 'error' || row.kind === 'invalid' ? 'red' : row.direction === 'client-to-server' ? 'cyan' : 'green',
  );
}

function durationOf(row: Row, paint: Paint): string {
  if (row.lateMs !== null) return paint(`late by ${formatDuration(row.lateMs)}`, 'yellow');
  return row.durationMs === null ? '' : paint(formatDuration(row.durationMs), 'dim');
}

/** The finding, and under it what most likely cures it. */
function findingLine({ severity, message, code, hint }: Diagnostic, paint: Paint, about = ''): string {
  const { sign, style } = signs[severity];
  const line = `${' '.repeat(16)}${paint(`${sign} ${visible(message)}`, style)} ${paint(code, 'dim')}${about}`;
  return hint === undefined ? line : `${line}\n${' '.repeat(18)}${paint(`Likely cure: ${visible(hint)}`, 'dim')}`;
}
