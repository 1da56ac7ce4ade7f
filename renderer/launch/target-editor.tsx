import type { TargetPreview } from '#shared/ipc/contract';
import type { Target } from '#shared/model/target';
import { useApp } from '../state/app-store.ts';
import { ArgumentEditor } from './argument-editor.tsx';
import { EnvironmentEditor } from './environment-editor.tsx';
import styles from './target-editor.module.css';

interface TargetEditorProps {
  readonly target: Target;
  readonly preview: TargetPreview | null;
  readonly onChange: (target: Target) => void;
}

/** A target's parts one by one. */
export function TargetEditor({ target, preview, onChange }: TargetEditorProps) {
  const placeholder = useApp((state) => preview?.cwd ?? state.info?.cwd ?? '');
  return (
    <div className={styles.editor} data-testid="target-editor">
      <label htmlFor="launch-name">Name</label>
      <input
        id="launch-name"
        className={styles.input}
        value={target.name}
        spellCheck={false}
        onChange={(event) => onChange({ ...target, name: event.target.value })}
      />
      <label htmlFor="launch-command">Command</label>
      <input
        id="launch-command"
        className={styles.wireInput}
        value={target.command}
        spellCheck={false}
        onChange={(event) => onChange({ ...target, command: event.target.value })}
      />
      <span className={styles.label}>Arguments</span>
      <ArgumentEditor args={target.args} onChange={(args) => onChange({ ...target, args })} />
      <label htmlFor="launch-cwd">Working directory</label>
      <input
        id="launch-cwd"
        className={styles.wireInput}
        value={target.cwd ?? ''}
        placeholder={placeholder}
        spellCheck={false}
        onChange={(event) => onChange(withCwd(target, event.target.value))}
      />
      <span className={styles.label}>Environment</span>
      <EnvironmentEditor target={target} preview={preview} onChange={onChange} />
    </div>
  );
}

/** An empty field means the default folder. */
function withCwd({ cwd: _cwd, ...target }: Target, cwd: string): Target {
  return cwd === '' ? target : { ...target, cwd };
}
