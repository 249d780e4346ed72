import type { ReactElement, RefObject } from 'react';
import styles from './OwnLength.module.css';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** What the number counts, in short. */
  unit: string | undefined;
  value: string;
  /** The least and the most. */
  limits: readonly [number, number];
  wrong: boolean;
  /** The id of the words that say which lengths there are, or what is wrong. */
  help: string;
  onType: (typed: string) => void;
  /** Where the field stands in no form: there Enter would begin. */
  onEnter?: () => void;
};

/** A length that none of the pills offers, typed over the pill that was pressed for it. */
export function OwnLength({
  input,
  label,
  unit,
  value,
  limits,
  wrong,
  help,
  onType,
  onEnter,
}: Props): ReactElement {
  return (
    <label className={styles.own}>
      <input
        ref={input}
        inputMode="numeric"
        enterKeyHint={onEnter === undefined ? 'go' : 'done'}
        autoComplete="off"
        maxLength={4}
        placeholder={limits.join('–')}
        value={value}
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={help}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          // The same press would press what gets the focus.
          event.preventDefault();
          onEnter();
        }}
      />
      {unit !== undefined && <span aria-hidden>{unit}</span>}
    </label>
  );
}
