import { ArrowDown, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { IconButton } from '../common/button.tsx';
import { attempt } from '../state/app-store.ts';
import { findInFrame } from '../state/frame-detail.ts';
import styles from './find-in-frame.module.css';

interface FindInFrameProps {
  readonly session: string;
  readonly seq: number;
  /** Byte offset of an occurrence, and the length of what was looked for. */
  readonly onFound: (offset: number, length: number) => void;
}

/** Looks for a text in the bytes of a frame, wherever they are; Enter goes to the next occurrence. */
export function FindInFrame({ session, seq, onFound }: FindInFrameProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const last = useRef<{ readonly text: string; readonly offset: number } | null>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text === '') return;
    const from = last.current?.text === text ? last.current.offset + 1 : 0;
    attempt(async () => {
      const offset = await findInFrame(session, seq, text, from);
      setMissing(offset === null);
      if (offset === null) return;
      last.current = { text, offset };
      onFound(offset, new TextEncoder().encode(text).length);
    });
  }

  return (
    <form aria-label="Find in this entry" className={styles.find} onSubmit={onSubmit}>
      <Search aria-hidden="true" />
      <input
        type="text"
        aria-label="Find text"
        placeholder="Find text"
        value={text}
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <IconButton label="Next occurrence" shortcut="Enter" type="submit">
        <ArrowDown />
      </IconButton>
      <span role="status" className={styles.missing}>
        {missing ? 'Not found' : ''}
      </span>
    </form>
  );
}
