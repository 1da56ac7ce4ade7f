// Makes values that a JSON Schema accepts: each alternative, with all optional fields and with none.

/** @typedef {Record<string, any>} Schema */

const most = 48;
const deepest = 9;

/** @param {Schema} schema @param {Schema} root what references start from @param {number} [depth] @returns {unknown[]} */
export function samplesOf(schema, root, depth = 0) {
  if (depth > deepest) return [];
  return distinct(alternatives(schema, root, depth)).slice(0, most);
}

/** @param {Schema} schema @param {Schema} root @param {number} depth @returns {unknown[]} */
function alternatives(schema, root, depth) {
  /** @param {Schema} other */
  const inner = (other) => samplesOf(other, root, depth + 1);
  if (schema.$ref) return samplesOf(resolve(schema.$ref, root), root, depth + 1);
  if ('const' in schema) return [schema.const];
  if (schema.enum) return schema.enum;
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches && !schema.properties) return branches.flatMap(inner);
  if (schema.allOf) return all(schema.allOf, inner);
  if (Array.isArray(schema.type)) return schema.type.flatMap((type) => inner({ ...schema, type }));
  if (schema.type === 'object') return objects(schema, inner);
  if (schema.type === 'array') return [[], ...inner(schema.items ?? {}).map((item) => [item])];
  return scalars(schema);
}

/** What all branches say together; of conditional branches each is an alternative. */
function all(/** @type {Schema[]} */ branches, /** @type {(schema: Schema) => unknown[]} */ inner) {
  const conditional = branches.filter((branch) => branch.else).flatMap((branch) => inner(branch.else));
  const always = branches.filter((branch) => !branch.else).map(inner);
  const longest = Math.max(0, ...always.map((values) => values.length));
  const merged = Array.from({ length: longest }, (_, at) =>
    Object.assign({}, ...always.map((values) => values[Math.min(at, values.length - 1)])),
  );
  return [...merged, ...conditional];
}

/** @param {Schema} schema @param {(schema: Schema) => unknown[]} inner */
function objects(schema, inner) {
  const values = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => /** @type {const} */ ([name, inner(property)]),
  );
  const required = new Set(schema.required ?? []);
  const first = (/** @type {readonly (readonly [string, unknown[]])[]} */ some) =>
    Object.fromEntries(some.filter(([, found]) => found.length > 0).map(([name, found]) => [name, found[0]]));
  const full = first(values);
  const variants = values.flatMap(([name, found]) => found.slice(1).map((value) => ({ ...full, [name]: value })));
  const others = typeof schema.additionalProperties === 'object' ? inner(schema.additionalProperties) : [];
  const free =
    values.length === 0 && others.length === 0 ? [{ free: null }, { free: 1.5 }, { free: { deep: [true] } }] : [];
  return [
    full,
    first(values.filter(([name]) => required.has(name))),
    ...others.map((key) => ({ key })),
    ...free,
    ...variants,
  ];
}

/** @param {Schema} schema @returns {unknown[]} */
function scalars({ type, format, minimum, maximum }) {
  if (type === 'string') return [texts[format] ?? 'text'];
  if (type === 'integer') return [minimum ?? 1];
  if (type === 'number') return minimum === undefined ? [1.5] : [minimum, maximum ?? minimum + 1];
  if (type === 'boolean') return [true];
  return type === 'null' ? [null] : ['anything', { any: null }, 1.5];
}

/** @type {Record<string, string>} */
const texts = { uri: 'file:///folder/file', 'uri-template': 'file:///{path}', byte: 'YWJj' };

/** @param {string} reference @param {Schema} root */
function resolve(reference, root) {
  return reference
    .split('/')
    .slice(1)
    .reduce((schema, key) => schema[key], root);
}

/** @template T @param {T[]} values @returns {T[]} */
function distinct(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
