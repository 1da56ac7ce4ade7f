// What a measurement yields: a figure beside its limit.

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} value
 * @property {string} limit Empty when there is none.
 * @property {boolean} met
 */

/**
 * @param {string} name
 * @param {number} limit
 * @param {{ ratio: number, detail: string }} measured
 * @returns {Figure}
 */
export function atMost(name, limit, { ratio, detail }) {
  return { name, value: `${ratio.toFixed(2)} (${detail})`, limit: `at most ${limit}`, met: ratio <= limit };
}

/**
 * @param {string} name
 * @param {number} limit
 * @param {{ ratio: number, detail: string }} measured
 * @returns {Figure}
 */
export function atLeast(name, limit, { ratio, detail }) {
  return { name, value: `${ratio.toFixed(2)} (${detail})`, limit: `at least ${limit}`, met: ratio >= limit };
}

/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 0.5);
}

/** @param {readonly number[]} values @param {number} part 0 … 1 */
export function percentile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
