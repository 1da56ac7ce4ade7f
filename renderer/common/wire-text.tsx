import { memo } from 'react';
import { cx } from './cx.ts';
import { visiblePieces } from './visible.ts';
import styles from './wire-text.module.css';

interface WireTextProps {
  readonly text: string;
  readonly className?: string | undefined;
  /** Longest text that is drawn, in UTF-16 units; the rest is in the details. */
  readonly limit?: number;
}

/** Text that came over the wire: as text, in wire type, isolated from its surroundings, nothing in it invisible. */
export const WireText = memo(function WireText({ text, className, limit = 600 }: WireTextProps) {
  const shown = text.length > limit ? `${text.slice(0, limit)}…` : text;
  const pieces = visiblePieces(shown);
  return (
    <bdi className={cx('wire', className)}>
      {pieces.map((piece) =>
        piece.replaced ? (
          <span key={piece.at} className={styles.replaced}>
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
});
