import styles from './kbd.module.css';

const mac = typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac');

/** The name of the modifier that shortcuts use: Command on a Mac, Control elsewhere. */
export const modifier = mac ? '⌘' : 'Ctrl';

/** True when the platform's shortcut modifier is held. */
export function hasModifier(event: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean {
  return mac ? event.metaKey : event.ctrlKey;
}

/** A key or a chord: `Mod+Enter`, `g p`. `Mod` is the platform's modifier. */
export function Kbd({ keys }: { readonly keys: string }) {
  return <kbd className={styles.kbd}>{keys.replace('Mod', modifier)}</kbd>;
}
