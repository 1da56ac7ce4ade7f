import { Eye, EyeOff, Plus, Undo2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { EnvironmentEntry, TargetPreview } from '#shared/ipc/contract';
import type { Target } from '#shared/model/target';
import { Button, IconButton } from '../common/button.tsx';
import { visibleText } from '../common/visible.ts';
import styles from './target-editor.module.css';

interface EnvironmentEditorProps {
  readonly target: Target;
  readonly preview: TargetPreview | null;
  readonly onChange: (target: Target) => void;
}

function withVariable(target: Target, name: string, value: string): Target {
  return { ...target, env: { ...target.env, [name]: value }, unset: target.unset.filter((other) => other !== name) };
}

function withoutVariable(target: Target, name: string): Target {
  return { ...target, env: Object.fromEntries(Object.entries(target.env).filter(([other]) => other !== name)) };
}

/** The variables that are set for this server, and every other one that it gets. */
export function EnvironmentEditor({ target, preview, onChange }: EnvironmentEditorProps) {
  const inherited = (preview?.environment ?? []).filter(({ from }) => from === 'inherited' || from === 'login-shell');
  return (
    <div className={styles.list}>
      {Object.entries(target.env).map(([name, value]) => (
        <OwnVariable
          key={name}
          name={name}
          value={value}
          changed={preview?.environment.find((entry) => entry.name === name)?.from === 'changed'}
          onChange={(next) => onChange(withVariable(target, name, next))}
          onRemove={() => onChange(withoutVariable(target, name))}
        />
      ))}
      {target.unset.map((name) => (
        <div key={name} className={styles.line}>
          <s className={styles.variable}>{visibleText(name)}</s>
          <span className={styles.origin}>removed</span>
          <IconButton
            label={`Inherit ${name} again`}
            onClick={() => onChange({ ...target, unset: target.unset.filter((other) => other !== name) })}
          >
            <Undo2 />
          </IconButton>
        </div>
      ))}
      <NewVariable onAdd={(name) => onChange(withVariable(target, name, target.env[name] ?? ''))} />
      <Inherited entries={inherited} onRemove={(name) => onChange({ ...target, unset: [...target.unset, name] })} />
    </div>
  );
}

interface OwnVariableProps {
  readonly name: string;
  readonly value: string;
  /** True when it replaces an inherited one. */
  readonly changed: boolean;
  readonly onChange: (value: string) => void;
  readonly onRemove: () => void;
}

function OwnVariable({ name, value, changed, onChange, onRemove }: OwnVariableProps) {
  const [revealed, setRevealed] = useState(value === '');
  return (
    <div className={styles.line}>
      <span className={styles.variable}>{visibleText(name)}</span>
      <input
        className={styles.wireInput}
        aria-label={`Value of ${name}`}
        type={revealed ? 'text' : 'password'}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.origin}>{changed ? 'changed' : 'added'}</span>
      <IconButton
        label={revealed ? `Hide the value of ${name}` : `Show the value of ${name}`}
        onClick={() => setRevealed(!revealed)}
      >
        {revealed ? <EyeOff /> : <Eye />}
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}

function NewVariable({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const usable = name !== '' && !/[=\0]/.test(name);
  function add(event: FormEvent): void {
    event.preventDefault();
    if (!usable) return;
    onAdd(name);
    setName('');
  }
  return (
    <form className={styles.line} onSubmit={add}>
      <input
        className={styles.newName}
        aria-label="Name of a new variable"
        placeholder="NAME"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value.trim())}
      />
      <Button type="submit" disabled={!usable} icon={<Plus aria-hidden="true" />}>
        Variable
      </Button>
    </form>
  );
}

interface InheritedProps {
  readonly entries: readonly EnvironmentEntry[];
  readonly onRemove: (name: string) => void;
}

/** Names only: the values of inherited variables are nobody's business here. */
function Inherited({ entries, onRemove }: InheritedProps) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{entries.length} inherited</summary>
      <ul className={styles.inherited}>
        {entries.map(({ name, from }) => (
          <li key={name}>
            <span
              className={styles.inheritedName}
              title={from === 'login-shell' ? 'from the login shell' : 'inherited'}
            >
              {visibleText(name)}
            </span>
            <IconButton label={`Do not pass ${name} on`} onClick={() => onRemove(name)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
