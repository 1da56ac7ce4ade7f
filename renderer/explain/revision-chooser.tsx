import type { MethodPage } from '#shared/model/method-page';
import { showMessageRevision } from '../state/reference.ts';
import styles from './message.module.css';

/** The revisions; those that do not have the message cannot be chosen. */
export function RevisionChooser({ page: { revision, choices } }: { readonly page: MethodPage }) {
  return (
    <fieldset className={styles.revisions}>
      <legend className="visually-hidden">Revision</legend>
      {choices.map((choice) => (
        <label
          key={choice.revision}
          title={choice.present ? undefined : `${choice.revision} does not have this message`}
        >
          <input
            type="radio"
            name="message-revision"
            className="visually-hidden"
            disabled={!choice.present}
            checked={choice.revision === revision}
            onChange={() => showMessageRevision(choice.revision)}
          />
          <span className={styles.choice}>{choice.revision}</span>
        </label>
      ))}
    </fieldset>
  );
}
