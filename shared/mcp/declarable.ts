/** Which capabilities there are to declare, by revision: read from the tables. */
import type { Direction } from '../model/frame.ts';
import { isObject, type JsonObject } from '../model/message.ts';
import { type Revision, revisions } from './revisions.ts';
import { ClientCapabilities, ServerCapabilities } from './types/capabilities.ts';
import { type Fields, fieldsIn, type Shape } from './types/vocabulary.ts';

/** Who declares: the client writes in one direction, the server in the other. */
const shapes: { readonly [by in Direction]: Shape } = {
  'client-to-server': ClientCapabilities,
  'server-to-client': ServerCapabilities,
};

/** Names that mean something inside of a capability, by its name; a capability that is not here may hold anything. */
type Names = ReadonlyMap<string, readonly string[] | null>;

const everywhere: { readonly [by in Direction]: Names } = {
  'client-to-server': namesIn(fieldsOf(ClientCapabilities)),
  'server-to-client': namesIn(fieldsOf(ServerCapabilities)),
};

const byRevision = new Map<string, { readonly [by in Direction]: ReadonlySet<string> }>(
  revisions.map((revision) => [
    revision,
    {
      'client-to-server': topNames('client-to-server', revision),
      'server-to-client': topNames('server-to-client', revision),
    },
  ]),
);

/** True when the revision has the capability: otherwise nobody can be blamed for not declaring it. */
export function isDeclarable(path: string, by: Direction, revision: Revision): boolean {
  const [top = ''] = path.split('.');
  return byRevision.get(revision)?.[by].has(top) ?? false;
}

export interface Stranger {
  /** Names from the capabilities to what no revision knows. */
  readonly steps: readonly string[];
  /** The names that stand beside it. */
  readonly known: readonly string[];
}

/** What no revision knows, in the capabilities themselves and one level below. */
export function strangersIn(capabilities: JsonObject, by: Direction): readonly Stranger[] {
  const names = everywhere[by];
  const found: Stranger[] = [];
  for (const name in capabilities) {
    const inside = names.get(name);
    if (inside === undefined) found.push({ steps: [name], known: [...names.keys()] });
    else if (inside !== null) found.push(...strangersInside(name, capabilities[name], inside));
    if (found.length >= mostStrangers) break;
  }
  return found;
}

const mostStrangers = 20;

function strangersInside(name: string, value: unknown, known: readonly string[]): readonly Stranger[] {
  if (!isObject(value)) return [];
  const found: Stranger[] = [];
  for (const key in value) {
    if (!known.includes(key)) found.push({ steps: [name, key], known });
    if (found.length >= mostStrangers) break;
  }
  return found;
}

function topNames(by: Direction, revision: Revision): ReadonlySet<string> {
  return new Set(fieldsIn(fieldsOf(shapes[by]), revision).map(([name]) => name));
}

function namesIn(fields: Fields): Names {
  return new Map(
    Object.entries(fields).map(([name, { shape }]) => {
      const inside = Object.keys(fieldsOf(shape));
      return [name, inside.length === 0 ? null : inside];
    }),
  );
}

/** None for what is no object, or an object with any keys. */
function fieldsOf(shape: Shape): Fields {
  if (shape.kind === 'named') return fieldsOf(shape.shape);
  return shape.kind === 'object' ? shape.fields : {};
}
