/** Who tolerates a fault, in one sentence: to be read beside the finding. */
import type { Verdict } from '../../model/reference.ts';
import { measured, versions } from './measured.ts';
import type { Side } from './measurement.ts';
import { own, python, pythonVersion, strict } from './recorded.ts';

/** `Works with A and B; hangs with C.` for the readers on one side; empty when none of them was asked. */
export function gistOf(code: string, side: Side): string {
  const { ts1, ts2, py } = verdictsOf(code, side);
  if (ts1 === '' && ts2 === '' && py === '') return '';
  const readers = [
    ...typescript(ts1, ts2, side === 'client'),
    { name: `Python SDK ${short(pythonVersion)}`, ending: py },
    { name: 'a strict reader', ending: endingOf([own(strict, code, null)?.verdict]) },
  ].filter(({ ending }) => ending !== '');
  const endings = [...new Set(readers.map(({ ending }) => ending))];
  const text = endings
    .map((ending) => `${ending} ${inWords(readers.filter((one) => one.ending === ending).map(({ name }) => name))}`)
    .join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

interface Reader {
  readonly name: string;
  /** `hangs with`; empty when it was not asked. */
  readonly ending: string;
}

/** Forms of the fault that are read differently make it one or the other. */
function verdictsOf(code: string, side: Side) {
  const variants = measured.filter((one) => one.code === code && one.side === side);
  return {
    ts1: endingOf(variants.map(({ seen }) => seen.ts1?.verdict)),
    ts2: endingOf(variants.map(({ seen }) => seen.ts2?.verdict)),
    py: endingOf(
      own(python, code, [])
        .filter((one) => one.side === side)
        .map(({ verdict }) => verdict),
    ),
  };
}

/** MCP Inspector is a client of this SDK: 2.x of 2.x, its earlier versions of 1.x. */
function typescript(ts1: string, ts2: string, client: boolean): readonly Reader[] {
  const [first, second] = [short(versions.ts1), short(versions.ts2)];
  const name = (numbers: string, inspector: string) => `TypeScript SDK ${numbers}${client ? ` (${inspector})` : ''}`;
  if (ts1 === ts2) return [{ name: name(`${first} and ${second}`, 'MCP Inspector'), ending: ts1 }];
  return [
    { name: name(first, 'MCP Inspector 1'), ending: ts1 },
    { name: name(second, 'MCP Inspector 2'), ending: ts2 },
  ];
}

function endingOf(verdicts: readonly (Verdict | undefined)[]): string {
  const known = verdicts.filter((verdict) => verdict !== undefined);
  return [...new Set(known.map((verdict) => endings[verdict]))].join(' or ');
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
