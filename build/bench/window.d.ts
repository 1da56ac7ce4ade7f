/** The bridge, for what the measurements run inside the page. */
import type { Bridge } from '#shared/ipc/contract';

declare global {
  interface Window {
    readonly wirescope: Bridge;
  }
}
