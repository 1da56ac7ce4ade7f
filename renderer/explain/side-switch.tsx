import type { ReferenceSide } from '../state/reference.ts';
import styles from './reference.module.css';

const sides = [
  ['findings', 'Findings'],
  ['messages', 'Messages'],
] as const;

interface SideSwitchProps {
  readonly side: ReferenceSide;
  readonly onChange: (side: ReferenceSide) => void;
}

/** What the list holds: what can be wrong, or what can be sent. */
export function SideSwitch({ side, onChange }: SideSwitchProps) {
  return (
    <fieldset className={styles.sides}>
      <legend className="visually-hidden">What is listed</legend>
      {sides.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="reference-side"
            className="visually-hidden"
            checked={side === value}
            onChange={() => onChange(value)}
          />
          <span className={styles.choice}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
