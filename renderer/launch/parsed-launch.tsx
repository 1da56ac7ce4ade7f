import type { TargetPreview } from '#shared/ipc/contract';
import type { LaunchParse } from '#shared/launch/launch-parse';
import type { Target } from '#shared/model/target';
import { Button } from '../common/button.tsx';
import { Mark } from '../common/mark.tsx';
import { visibleText } from '../common/visible.ts';
import { WireText } from '../common/wire-text.tsx';
import { startTarget } from '../state/session-actions.ts';
import { BinaryLine } from './binary-line.tsx';
import styles from './parsed-launch.module.css';
import type { Launch } from './use-launch.ts';

function kindText({ kind, targets }: LaunchParse): string {
  switch (kind) {
    case 'command':
      return 'A command line.';
    case 'servers':
      return targets.length === 1
        ? 'A configuration with one server.'
        : `A configuration with ${targets.length} servers.`;
    case 'entry':
      return 'One entry of a configuration.';
    case 'claude-add':
      return 'A client’s “mcp add” command.';
  }
}

interface ParsedLaunchProps {
  readonly launch: Launch;
  readonly preview: TargetPreview | null;
}

/** What the text was read as, before anything is started. */
export function ParsedLaunch({ launch, preview }: ParsedLaunchProps) {
  const { parse, target } = launch;
  if (launch.text.trim() === '') return null;
  return (
    <section className={styles.parsed} aria-label="What will be started" data-testid="launch-preview">
      {parse.problem !== null && target === null && (
        <p className={styles.problem} role="alert">
          <Mark meaning="error" /> {visibleText(parse.problem)}
        </p>
      )}
      {target !== null && (
        <>
          <p className={styles.kind}>{kindText(parse)} It runs exactly this, without a shell:</p>
          {parse.targets.length > 1 && <Choice launch={launch} />}
          <Tokens target={target} />
          <Variables target={target} />
          <BinaryLine target={target} preview={preview} />
        </>
      )}
      {parse.notes.map((note) => (
        <p key={note} className={styles.note}>
          <Mark meaning="info" /> {visibleText(note)}
        </p>
      ))}
    </section>
  );
}

/** The argument list, one box a word. */
function Tokens({ target }: { readonly target: Target }) {
  const words = [target.command, ...target.args].map((word, place) => ({ word, place }));
  return (
    <ol className={styles.tokens} aria-label="Command and arguments">
      {words.map(({ word, place }) => (
        <li key={place} className={styles.token} data-command={place === 0}>
          {word === '' ? <span className={styles.empty}>empty</span> : <WireText text={word} limit={300} />}
        </li>
      ))}
    </ol>
  );
}

/** Names of the variables that the text sets; their values stay hidden. */
function Variables({ target }: { readonly target: Target }) {
  const names = Object.keys(target.env);
  if (names.length === 0) return null;
  return (
    <p className={styles.kind}>
      With {names.length === 1 ? 'the variable' : 'the variables'} <WireText text={names.join(', ')} /> set
    </p>
  );
}

/** Which of several servers: pick one for the field, or start any of them. */
function Choice({ launch }: { readonly launch: Launch }) {
  const { targets } = launch.parse;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Server to start</legend>
      {targets.map((target, index) => (
        <div key={target.name} className={styles.option}>
          <label>
            <input
              type="radio"
              name="launch-target"
              checked={launch.chosen === index}
              onChange={() => launch.choose(index)}
            />
            {visibleText(target.name)}
          </label>
          <Button aria-label={`Start ${visibleText(target.name)}`} onClick={() => startTarget(target)}>
            Start
          </Button>
        </div>
      ))}
      <Button onClick={() => targets.forEach(startTarget)}>Start all {targets.length}</Button>
    </fieldset>
  );
}
