/** Who tolerates a fault, in one sentence: to be read beside the finding. */
import type { Verdict } from '../../model/reference.ts';
import { measured, versions } from './measured.ts';
import type { Measurement, Side } from './measurement.ts';
import { own, python, pythonVersion, strict } from './recorded.ts';

/**
 * `Works with A and B; hangs with C.` for the readers on one side, and what is different about other forms of the fault;
 * empty when no SDK was asked.
 */
export function gistOf(code: string, side: Side): string {
  const [first, ...others] = measured.filter((one) => one.code === code && one.side === side);
  const recorded = own(python, code, []).find((one) => one.side === side);
  if (first === undefined && recorded === undefined) return '';
  const readers = [
    ...typescript(first?.seen ?? {}, side === 'client'),
    { name: `Python SDK ${short(pythonVersion)}`, verdict: recorded?.verdict },
    { name: 'a strict reader', verdict: own(strict, code, null)?.verdict },
  ];
  return [`${capital(clauses(readers).join('; '))}.`, ...others.flatMap((form) => otherForm(form, first?.seen))].join(
    ' ',
  );
}

interface Reader {
  readonly name: string;
  /** Undefined when it was not asked. */
  readonly verdict: Verdict | undefined;
}

function clauses(readers: readonly Reader[]): readonly string[] {
  const verdicts = [...new Set(readers.map(({ verdict }) => verdict))].filter((verdict) => verdict !== undefined);
  return verdicts.map((verdict) => {
    const names = readers.filter((reader) => reader.verdict === verdict).map(({ name }) => name);
    return `${endings[verdict]} ${inWords(names)}`;
  });
}

/** Said only of a form that another one's readers treat otherwise. */
function otherForm({ what, seen }: Measurement, usual: Measurement['seen'] = {}): readonly string[] {
  const verdicts = [seen.ts1?.verdict, seen.ts2?.verdict].filter((verdict) => verdict !== undefined);
  if (seen.ts1?.verdict === usual.ts1?.verdict && seen.ts2?.verdict === usual.ts2?.verdict) return [];
  const does = [...new Set(verdicts)].map((verdict) => endings[verdict].replace(/ (with|by)$/, ''));
  return [`Another form, ${what}: ${does.join(' or ')}.`];
}

/** MCP Inspector is a client of this SDK: 2.x of 2.x, its earlier versions of 1.x. */
function typescript({ ts1, ts2 }: Measurement['seen'], client: boolean): readonly Reader[] {
  const [first, second] = [short(versions.ts1), short(versions.ts2)];
  const name = (numbers: string, inspector: string) => `TypeScript SDK ${numbers}${client ? ` (${inspector})` : ''}`;
  if (ts1?.verdict === ts2?.verdict)
    return [{ name: name(`${first} and ${second}`, 'MCP Inspector'), verdict: ts1?.verdict }];
  return [
    { name: name(first, 'MCP Inspector 1'), verdict: ts1?.verdict },
    { name: name(second, 'MCP Inspector 2'), verdict: ts2?.verdict },
  ];
}

const endings: { readonly [V in Verdict]: string } = {
  accepts: 'works with',
  ignores: 'is dropped by',
  refuses: 'is refused by',
  fails: 'fails with',
  hangs: 'hangs with',
  closes: 'disconnects',
  crashes: 'crashes',
};

/** `1.32.2` as `1.32`: the reference has the rest. */
function short(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
