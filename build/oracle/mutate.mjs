// Makes values that differ from a given one in one place: a field gone, another type, a broken text, a field too many.

const others = [null, true, 1.5, -1, 'neither%20here nor there', [], {}];

/** @param {unknown} value @returns {Generator<unknown>} */
export function* mutationsOf(value) {
  for (const other of others) if (typeof other !== typeof value || other === null) yield other;
  if (typeof value === 'string') yield `${value} %`;
  if (typeof value === 'number') yield* [value + 0.25, -value - 1, value + 1000];
  if (Array.isArray(value)) yield* inList(value);
  else if (typeof value === 'object' && value !== null) yield* inObject(/** @type {Record<string, unknown>} */ (value));
}

/** @param {unknown[]} items */
function* inList(items) {
  yield [...items, null];
  if (items.length > 0) yield Array(101).fill(items[0]);
  for (const [at, item] of items.entries()) for (const other of mutationsOf(item)) yield items.with(at, other);
}

/** @param {Record<string, unknown>} fields */
function* inObject(fields) {
  yield [];
  yield { ...fields, 'x-extra': { more: null } };
  for (const [name, field] of Object.entries(fields)) {
    const { [name]: _gone, ...rest } = fields;
    yield rest;
    for (const other of mutationsOf(field)) yield { ...fields, [name]: other };
  }
}
