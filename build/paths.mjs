// Where things are.
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
export const dist = path.join(root, 'dist');
/** Its modification time is the moment that the build in `dist` was begun. */
export const builtStamp = path.join(dist, '.built');
export const cli = path.join(dist, 'cli/index.cjs');

/** The script of a development dependency. @param {string} file inside node_modules */
export const tool = (file) => path.join(root, 'node_modules', file);
