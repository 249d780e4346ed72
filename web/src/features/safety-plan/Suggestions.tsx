import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import styles from './Suggestions.module.css';

type Props = { label: string; suggestions: readonly string[]; onTake: (text: string) => void };

/** Sentences to take over with a tap. */
export function Suggestions({ label, suggestions, onTake }: Props): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [taken, setTaken] = useState<{ text: string; at: number } | null>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it: the one in its place has it.
    if (taken === null || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll('button') ?? [];
    left[Math.min(taken.at, left.length - 1)]?.focus({ preventScroll: true });
  }, [taken]);
  return (
    <>
      <ul ref={list} className={styles.suggestions} aria-label={label}>
        {suggestions.map((text, at) => (
          <li key={text}>
            <button
              type="button"
              className={styles.suggestion}
              aria-label={t`Add: ${text}`}
              onClick={() => {
                onTake(text);
                setTaken({ text, at });
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
      <p role="status" className={styles.taken}>
        {taken !== null && t`Added: ${taken.text}`}
      </p>
    </>
  );
}
