import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatCount } from '#shared/view/numbers';
import { Button } from '../common/button.tsx';
import styles from './timeline.module.css';

interface NewRowsProps {
  readonly follow: boolean;
  /** Entries in the log: rows that the filter brings back are not new. */
  readonly total: number;
  /** Live rows below the list that the button must not cover. */
  readonly lift: number;
  readonly onShow: () => void;
}

/** "128 new": how many rows came since the list stopped following the end, and the way there. */
export function NewRows({ follow, total, lift, onShow }: NewRowsProps) {
  const [seen, setSeen] = useState(total);
  useEffect(() => {
    if (follow) setSeen(total);
  }, [follow, total]);
  if (follow || total <= seen) return null;
  return (
    <div className={styles.newRows} style={{ bottom: 8 + lift * 24 }}>
      <Button look="primary" icon={<ArrowDown aria-hidden="true" />} onClick={onShow}>
        {formatCount(total - seen)} new
      </Button>
    </div>
  );
}
