/** Which of our own files an address of the window's page stands for. */
import path from 'node:path';

/** The file that an address stands for, or null when it leads out of the folder or is not an address at all. */
export function fileFor(folder: string, address: string): string | null {
  const { host, pathname } = new URL(address);
  if (host !== 'local') return null;
  try {
    const file = path.join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    return file.startsWith(folder + path.sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}
