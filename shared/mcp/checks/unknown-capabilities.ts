/** Capabilities that no revision knows. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { Direction } from '../../model/frame.ts';
import { type Stranger, strangersIn } from '../declarable.ts';
import { declarationIn } from '../knowledge/capabilities.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { nearestName } from '../nearest-method.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const who: { readonly [by in Direction]: string } = {
  'client-to-server': 'client',
  'server-to-client': 'server',
};

function unknown(look: MessageLook): readonly Finding[] | null {
  const declaration = declarationIn(look);
  if (declaration === null) return null;
  const { direction, known } = look;
  return strangersIn(declaration.capabilities, direction)
    .filter((stranger) => !known.capabilities.wasDeclared(direction, stranger))
    .map((stranger) => findingFor(stranger, declaration.pointer, look));
}

function findingFor({ steps, known }: Stranger, pointer: string, { direction }: MessageLook): Finding {
  const name = steps.at(-1) ?? '';
  const nearest = nearestName(name, known);
  const where = steps.length === 1 ? '' : ` in ${shown(steps[0])}`;
  const hint = nearest === null ? '' : `; ${shown(nearest)} may be meant`;
  return {
    message: `The ${who[direction]} declares ${shown(name)}${where}, which no revision knows${hint}.`,
    place: { pointer: pointer + steps.map(pointerStep).join(''), key: true },
  };
}

export const unknownCapabilityChecks: readonly MessageCheck[] = [
  {
    code: 'unknown-capability',
    severity: 'info',
    kinds: ['request', 'response'],
    title: 'Capability that does not exist',
    why: 'The other side passes over it. That is harmless where something of one’s own is meant; when a name is mistyped, the capability that was meant counts as not declared.',
    fix: 'Mend the name, or put what is your own under "experimental", since 2026-07-28 also under "extensions".',
    spec: sources.capabilities,
    look: unknown,
  },
];
