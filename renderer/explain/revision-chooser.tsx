import type { MethodPage } from '#shared/model/method-page';
import { showMessageRevision } from '../state/reference.ts';
import styles from './message.module.css';

interface RevisionChooserProps {
  readonly page: MethodPage;
  /** What was asked for, which the page may not show yet; null: the page decides. */
  readonly asked: string | null;
}

/** The revisions; those that do not have the message cannot be chosen. */
export function RevisionChooser({ page, asked }: RevisionChooserProps) {
  const { choices } = page;
  const chosen = choices.some(({ revision }) => revision === asked) ? asked : page.revision;
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
            checked={choice.revision === chosen}
            onChange={() => showMessageRevision(choice.revision)}
          />
          <span className={styles.choice}>{choice.revision}</span>
        </label>
      ))}
    </fieldset>
  );
}
