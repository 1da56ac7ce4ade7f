import { useRef } from 'react';
import { Dialog } from '../common/dialog.tsx';
import {
  closeReference,
  type ReferenceView,
  showReferencePage,
  useCatalogue,
  useReference,
} from '../state/reference.ts';
import { Catalogue } from './catalogue.tsx';
import { Page } from './page.tsx';
import styles from './reference.module.css';

/** Every finding that there is: a list to search on the left, the page of one on the right. */
export function ReferenceDialog({ view }: { readonly view: ReferenceView }) {
  const entries = useCatalogue();
  const code = view.code ?? entries[0]?.code ?? null;
  const reference = useReference(code);
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLElement>(null);
  return (
    <Dialog
      title="Findings reference"
      size="large"
      onClose={closeReference}
      initialFocus={view.asked === null ? search : page}
    >
      <div className={styles.reference} data-testid="reference">
        <Catalogue entries={entries} selected={code} onSelect={showReferencePage} searchRef={search} />
        <Page reference={reference} scrollRef={page} />
      </div>
    </Dialog>
  );
}
