import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Button, IconButton } from '../common/button.tsx';
import styles from './target-editor.module.css';

interface ArgumentEditorProps {
  readonly args: readonly string[];
  readonly onChange: (args: readonly string[]) => void;
}

/** The list with the element at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Arguments one a line, exactly as the program gets them: no quoting, no splitting. */
export function ArgumentEditor({ args, onChange }: ArgumentEditorProps) {
  const lines = args.map((arg, index) => ({ arg, index }));
  return (
    <div className={styles.list}>
      {lines.map(({ arg, index }) => (
        <div key={index} className={styles.line}>
          <input
            className={styles.wireInput}
            aria-label={`Argument ${index + 1}`}
            value={arg}
            spellCheck={false}
            onChange={(event) => onChange(args.with(index, event.target.value))}
          />
          <IconButton
            label={`Move argument ${index + 1} up`}
            disabled={index === 0}
            onClick={() => onChange(moved(args, index, index - 1))}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={`Move argument ${index + 1} down`}
            disabled={index === args.length - 1}
            onClick={() => onChange(moved(args, index, index + 1))}
          >
            <ArrowDown />
          </IconButton>
          <IconButton
            label={`Remove argument ${index + 1}`}
            onClick={() => onChange(args.filter((_, other) => other !== index))}
          >
            <X />
          </IconButton>
        </div>
      ))}
      <div>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => onChange([...args, ''])}>
          Argument
        </Button>
      </div>
    </div>
  );
}
