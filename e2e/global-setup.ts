import { resolveElectron } from '../build/electron-runtime.mjs';

/** The workers inherit the path of the runtime. */
export default async function findElectron(): Promise<void> {
  process.env.ELECTRON_PATH = (await resolveElectron()).exe;
}
