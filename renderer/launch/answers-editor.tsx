import { useEffect, useState } from 'react';
import { type AnswerWay, type Askable, answerWays, askable } from '#shared/model/client-settings';
import { Select } from '../common/select.tsx';
import { changeAnswer, useClientSettings } from '../state/client-settings.ts';
import styles from './target-editor.module.css';

/** What becomes of the questions that a server asks its client. */
export function AnswersEditor() {
  const { mode } = useClientSettings();
  return (
    <fieldset className={styles.editor} data-testid="answers-editor">
      <legend className="visually-hidden">Answers to the server</legend>
      <span className={styles.label}>When it asks</span>
      <p className={styles.note}>
        {mode === 'raw'
          ? 'In raw mode nothing is declared and nothing is answered but by you.'
          : 'What is answered is declared as a capability when the connection opens.'}
      </p>
      {askable.map((what) => (
        <AnswerLine key={what} what={what} />
      ))}
    </fieldset>
  );
}

const questions: Readonly<Record<Askable, string>> = {
  roots: 'for roots',
  sampling: 'for sampling',
  elicitation: 'for input',
};

const ways: Readonly<Record<AnswerWay, string>> = {
  none: 'Not declared',
  hand: 'Answered by hand',
  stored: 'Stored result',
};

function AnswerLine({ what }: { readonly what: Askable }) {
  const { how, result } = useClientSettings().answers[what];
  const [text, setText] = useState(result);
  useEffect(() => setText(result), [result]);
  const problem = how === 'stored' ? problemOf(text) : null;
  return (
    <>
      <label htmlFor={`answer-${what}`}>{questions[what]}</label>
      <div className={styles.list}>
        <div className={styles.line}>
          <WayChoice what={what} how={how} />
          {how === 'stored' && (
            <input
              id={`answer-${what}-result`}
              className={styles.wireInput}
              aria-label={`Stored result ${questions[what]}`}
              aria-invalid={problem !== null}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
              // Not sooner: typing waits for nothing.
              onBlur={() => changeAnswer(what, { result: text })}
            />
          )}
        </div>
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </>
  );
}

function WayChoice({ what, how }: { readonly what: Askable; readonly how: AnswerWay }) {
  function choose(value: string): void {
    const chosen = answerWays.find((way) => way === value);
    if (chosen !== undefined) changeAnswer(what, { how: chosen });
  }
  return (
    <Select id={`answer-${what}`} className={styles.way} value={how} onChange={(event) => choose(event.target.value)}>
      {answerWays.map((way) => (
        <option key={way} value={way}>
          {ways[way]}
        </option>
      ))}
    </Select>
  );
}

/** A sentence, or null for the text of a JSON object. */
function problemOf(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return null;
    return 'A result is a JSON object; the server would get an error instead.';
  } catch {
    return 'This is not JSON; the server would get an error instead.';
  }
}
