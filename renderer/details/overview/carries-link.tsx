import type { FrameDetail } from '#shared/ipc/contract';
import type { Row } from '#shared/view/row';
import { openMessage } from '../../state/reference.ts';
import { explainMessageAfterKey } from '../findings/explain-key.ts';
import styles from './overview.module.css';

/** Leads to what a message of this method carries, in the revision that the row speaks. */
export function CarriesLink({ detail: { row, revision } }: { readonly detail: FrameDetail }) {
  if (!hasMethod(row)) return null;
  const { method } = row;
  return (
    <button
      type="button"
      className={styles.carries}
      data-method={method}
      data-revision={revision ?? undefined}
      onClick={() => openMessage(method, revision)}
      onKeyDown={(event) => explainMessageAfterKey(event, method, revision)}
    >
      What it carries
    </button>
  );
}

/** True when the row's method is one that was on the wire, and not a word of ours. */
function hasMethod({ kind, partner }: Row): boolean {
  if (kind === 'response' || kind === 'error') return partner !== null;
  return kind === 'request' || kind === 'notification';
}
