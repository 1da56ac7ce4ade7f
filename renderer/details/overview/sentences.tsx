import type { FrameDetail } from '#shared/ipc/contract';
import type { Row } from '#shared/view/row';
import { WireText } from '../../common/wire-text.tsx';
import { openMessage } from '../../state/reference.ts';
import { explainMessageAfterKey } from '../findings/explain-key.ts';
import styles from './overview.module.css';

/** What the entry is, in words; the first sentence leads to what such a message carries. */
export function Sentences({ detail: { overview, row, revision } }: { readonly detail: FrameDetail }) {
  return overview.map((sentence, index) => (
    <p key={sentence}>
      <WireText text={sentence} className={styles.sentence} limit={2000} />
      {index === 0 && hasMethod(row) && <CarriesLink method={row.method} revision={revision} />}
    </p>
  ));
}

/** True when the row's method is one that was on the wire, and not a word of ours. */
function hasMethod({ kind, partner }: Row): boolean {
  return (
    kind === 'request' || kind === 'notification' || ((kind === 'response' || kind === 'error') && partner !== null)
  );
}

interface CarriesLinkProps {
  readonly method: string;
  readonly revision: string | null;
}

function CarriesLink({ method, revision }: CarriesLinkProps) {
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
