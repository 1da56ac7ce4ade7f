// Decides what has to be done again. Pure functions over plain data; setup.mjs reads the files.

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/**
 * The packages of the lock file that are not installed in that version. Optional ones may be absent: most are for other
 * platforms.
 *
 * @param {LockFile} lock package-lock.json
 * @param {LockFile | null} installed node_modules/.package-lock.json, which npm writes after each installation
 * @returns {string[]}
 */
export function outdatedPackages(lock, installed) {
  const present = installed?.packages ?? {};
  return Object.entries(lock.packages ?? {})
    .filter(([path]) => path !== '')
    .filter(([path, wanted]) => {
      const found = present[path];
      return found ? found.version !== wanted.version : !(wanted.optional || wanted.devOptional);
    })
    .map(([path]) => path);
}

/**
 * Whether a build made at `builtAt` no longer matches its sources. Folders count as sources too: deleting a file
 * changes only its folder's time.
 *
 * @param {number | null} builtAt milliseconds; null: never built
 * @param {Iterable<{ path: string, mtimeMs: number }>} sources
 */
export function needsBuild(builtAt, sources) {
  if (builtAt === null) return true;
  for (const { path, mtimeMs } of sources) {
    if (mtimeMs > builtAt && !isTest(path)) return true;
  }
  return false;
}

/** @param {string} path */
function isTest(path) {
  return /\.(test|spec)\.tsx?$/.test(path);
}
