/** Serves the window's own files as app://local/ with a strict policy: nothing comes from anywhere else. */
import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { fileFor } from './app-files.ts';

export const appOrigin = 'app://local';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Monaco writes style elements and attributes; no other rule needs to be relaxed.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Has to run before the application is ready. */
export function declareAppProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** @param folder the built renderer */
export function serveAppProtocol(folder: string): void {
  protocol.handle('app', async ({ url, method }) => {
    const file = fileFor(folder, url);
    if (file === null || method !== 'GET') return notFound();
    try {
      const { body, status, headers } = await net.fetch(pathToFileURL(file).href);
      return new Response(body, { status, headers: guarded(headers) });
    } catch {
      return notFound();
    }
  });
}

function guarded(headers: Headers): Headers {
  const all = new Headers(headers);
  all.set('content-security-policy', contentSecurityPolicy);
  all.set('x-content-type-options', 'nosniff');
  return all;
}

function notFound(): Response {
  return new Response('not found', { status: 404, headers: guarded(new Headers()) });
}
