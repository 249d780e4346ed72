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
            onClick={({ currentTarget }) => {
              focusNeighbor(currentTarget);
              onTake(text);
            }}
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

/** A suggestion that is taken may go away, and the focus would go with it. */
function focusNeighbor(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbor?.querySelector('button')?.focus({ preventScroll: true });
}
