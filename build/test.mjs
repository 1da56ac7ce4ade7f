// `npm test`: types, lint, unit tests, build, end-to-end tests. The last line is `N passed, N failed`; types, lint and
// build count as one each, and a test that was skipped as failed.
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { runEndToEnd } from './end-to-end.mjs';
import { root, tool } from './paths.mjs';
import { hand } from './run.mjs';
import { ensureDependencies } from './setup.mjs';
import { ensurePython } from './system-libs.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

const results = path.join(root, 'test-results');
const unitReport = path.join(results, 'unit.json');
const e2eReport = path.join(results, 'e2e.json');

/**
 * @param {string} name
 * @param {() => Promise<number>} run resolves to an exit code
 * @param {() => Counts | null} [count] null: the report is missing
 * @returns {Promise<Counts>}
 */
async function step(name, run, count) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const code = await run().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  const { passed, failed } = countsOf(code === 0, count?.() ?? null);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`-- ${name}: ${failed === 0 ? 'ok' : `${failed} failed`} (${seconds} s)`);
  return { passed, failed };
}

/** A runner that broke without a failed test is a failure of its own. @param {boolean} ok @param {Counts | null} counts */
function countsOf(ok, counts) {
  if (counts === null) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { passed: counts.passed, failed: !ok && counts.failed === 0 ? 1 : counts.failed };
}

/** @param {string} script @param {string[]} args */
const node = (script, ...args) => hand(process.execPath, [tool(script), ...args], { cwd: root });

/** @returns {Counts | null} */
function unitCounts() {
  const report = readJson(unitReport);
  return report && counted(report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests);
}

/** @returns {Counts | null} */
function e2eCounts() {
  const stats = readJson(e2eReport)?.stats;
  return stats ? counted(stats.expected, stats.unexpected + stats.flaky, stats.skipped) : null;
}

/** @param {number} passed @param {number} failed @param {number} skipped */
function counted(passed, failed, skipped) {
  if (skipped > 0) console.error(`${skipped} skipped: no test may be skipped`);
  return { passed, failed: failed + skipped };
}

/** @param {string} file @returns {any} */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What failed, once more: the start of a long output is often cut off. */
function tellFailures() {
  const unit = (readJson(unitReport)?.testResults ?? []).flatMap(unitFailures);
  const endToEnd = (readJson(e2eReport)?.suites ?? []).flatMap(e2eFailures);
  for (const { title, reason } of [...unit, ...endToEnd]) console.log(`\nFailed: ${title}\n${reason.slice(0, 2000)}`);
}

/** @typedef {{ title: string, reason: string }} Failure */

/** @param {any} file a file of the unit report @returns {Failure[]} */
function unitFailures(file) {
  const where = path.relative(root, file.name);
  const tests = file.assertionResults.filter((/** @type {any} */ test) => test.status !== 'passed');
  if (tests.length === 0 && file.status === 'failed') return [{ title: where, reason: file.message }];
  return tests.map((/** @type {any} */ test) => {
    return { title: `${where}: ${test.fullName}`, reason: test.failureMessages.join('\n') || test.status };
  });
}

/** @param {any} suite a suite of the report, which has others in it @returns {Failure[]} */
function e2eFailures(suite) {
  const specs = suite.specs.filter((/** @type {any} */ spec) => !spec.ok);
  const own = specs.map((/** @type {any} */ spec) => {
    const results = spec.tests.flatMap((/** @type {any} */ test) => test.results);
    const messages = results.flatMap((/** @type {any} */ result) =>
      result.errors.map((/** @type {any} */ e) => e.message),
    );
    return { title: `${spec.file}: ${spec.title}`, reason: messages.join('\n') };
  });
  return [...own, ...(suite.suites ?? []).flatMap(e2eFailures)];
}

async function built() {
  await ensureBuild();
  return 0;
}

async function main() {
  await ensureDependencies();
  await ensurePython();
  fs.rmSync(results, { recursive: true, force: true });
  const steps = [
    await step('types', () => node('typescript/bin/tsc', '-b')),
    await step('lint', () => node('@biomejs/biome/bin/biome', 'ci', '.')),
    await step('unit', () => node('vitest/vitest.mjs', 'run', '--config', 'build/vitest.config.ts'), unitCounts),
    await step('build', built),
    await step('end to end', () => runEndToEnd(process.argv.slice(2)), e2eCounts),
  ];
  tellFailures();
  const total = (/** @type {keyof Counts} */ key) => steps.reduce((sum, counts) => sum + counts[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

await main();
