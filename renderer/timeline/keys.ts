/** What a key means in the timeline. */

export type KeyAction =
  | { readonly type: 'move'; readonly by: number }
  | { readonly type: 'page'; readonly by: 1 | -1 }
  | {
      readonly type:
        | 'first'
        | 'last'
        | 'details'
        | 'filter'
        | 'deselect'
        | 'partner'
        | 'next-finding'
        | 'previous-finding'
        | 'copy'
        | 'shortcuts'
        | 'prefix';
    };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plain: { readonly [key: string]: KeyAction } = {
  ArrowDown: { type: 'move', by: 1 },
  j: { type: 'move', by: 1 },
  ArrowUp: { type: 'move', by: -1 },
  k: { type: 'move', by: -1 },
  PageDown: { type: 'page', by: 1 },
  PageUp: { type: 'page', by: -1 },
  Home: { type: 'first' },
  End: { type: 'last' },
  Enter: { type: 'details' },
  '/': { type: 'filter' },
  Escape: { type: 'deselect' },
  g: { type: 'prefix' },
  ']': { type: 'next-finding' },
  '[': { type: 'previous-finding' },
  c: { type: 'copy' },
  '?': { type: 'shortcuts' },
};

/** The action of a key, or null. `prefixed`: the key before it was `g`, as in `g p`. */
export function keyAction(key: Key, prefixed: boolean): KeyAction | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (prefixed && key.key === 'p') return { type: 'partner' };
  return Object.hasOwn(plain, key.key) ? (plain[key.key] ?? null) : null;
}
