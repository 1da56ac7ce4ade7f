import { type Ending, endingSize } from '#shared/model/frame';
import { formatCount, formatSize } from '#shared/view/numbers';
import { Button } from '../../common/button.tsx';
import { attempt, notify } from '../../state/app-store.ts';
import type { PagedBytes } from '../../state/paged-bytes.ts';
import { copyText } from '../../state/session-actions.ts';
import styles from './bytes.module.css';
import { type CopyForm, copyForms, encodeBytes } from './encode.ts';
import { describeByte, endingBytes, shownSize } from './hex-layout.ts';
import { type ByteRange, type ByteSelection, rangeOf } from './selection.ts';

const copyLimit = 4 * 1024 * 1024;
const formNames: { readonly [F in CopyForm]: string } = { hex: 'hex', text: 'text', base64: 'base64' };

interface SelectionBarProps {
  readonly bytes: PagedBytes;
  readonly ending: Ending;
  readonly selection: ByteSelection | null;
}

/** What is selected, and how it can be copied. */
export function SelectionBar({ bytes, ending, selection }: SelectionBarProps) {
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.selection}>
        {selection === null ? wholeText(bytes.size, ending) : selectionText(bytes, ending, selection)}
      </span>
      <span className={styles.copy}>
        Copy as
        {copyForms.map((form) => (
          <Button
            key={form}
            look="plain"
            aria-label={`Copy as ${formNames[form]}`}
            onClick={() => copySelection(bytes, ending, selection, form)}
          >
            {formNames[form]}
          </Button>
        ))}
      </span>
    </div>
  );
}

function wholeText(size: number, ending: Ending): string {
  const tail = endingSize(ending);
  return tail === 0 ? `${formatCount(size)} B` : `${formatCount(size)} B and ${tail} B of line ending`;
}

function selectionText(bytes: PagedBytes, ending: Ending, selection: ByteSelection): string {
  const { from, to } = rangeOf(selection);
  const place = `offset ${formatCount(from)} = 0x${from.toString(16)}`;
  if (to - from > 1) return `${place}, ${formatCount(to - from)} B selected`;
  const line = bytes.peek(from, to);
  const byte = line === null ? undefined : withEnding(line, bytes.size, ending, { from, to })[0];
  return byte === undefined ? place : `${place}, byte ${describeByte(byte)}`;
}

/** The line's bytes of a range with those of the ending that lie in it. */
function withEnding(line: Uint8Array, size: number, ending: Ending, range: ByteRange): Uint8Array {
  const tail = endingBytes(ending).subarray(Math.max(0, range.from - size), Math.max(0, range.to - size));
  const whole = new Uint8Array(line.length + tail.length);
  whole.set(line);
  whole.set(tail, line.length);
  return whole;
}

/** Copies the selected bytes, or all of them when none are selected. */
export function copySelection(
  bytes: PagedBytes,
  ending: Ending,
  selection: ByteSelection | null,
  form: CopyForm,
): void {
  const range = selection === null ? { from: 0, to: shownSize(bytes.size, ending) } : rangeOf(selection);
  if (range.to - range.from > copyLimit) {
    notify(
      'error',
      `More than ${formatSize(copyLimit)} are too much for the clipboard. Save the bytes to a file instead.`,
    );
    return;
  }
  attempt(async () => {
    const line = range.from < bytes.size ? await bytes.read(range.from, range.to) : new Uint8Array(0);
    copyText(encodeBytes(withEnding(line, bytes.size, ending, range), form));
  });
}
