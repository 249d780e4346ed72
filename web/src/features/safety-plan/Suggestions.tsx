import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './Suggestions.module.css';

type Props = { label: string; suggestions: readonly string[]; onTake: (text: string) => void };

/** Sentences to take over with a tap. */
export function Suggestions({ label, suggestions, onTake }: Props): ReactElement {
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={styles.suggestion}
            aria-label={t`Add: ${text}`}
            onClick={() => onTake(text)}
          >
            <span aria-hidden className={styles.plus}>
              +
            </span>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
