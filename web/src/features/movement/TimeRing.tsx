import { plural } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './TimeRing.module.css';

type Props = { secondsLeft: number; seconds: number };

/** How much is left of a step, as a ring and as a number. */
export function TimeRing({ secondsLeft, seconds }: Props): ReactElement {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 72 72" aria-hidden focusable="false">
        <circle cx="36" cy="36" r="32" className={styles.track} />
        <circle
          cx="36"
          cy="36"
          r="32"
          pathLength={seconds}
          strokeDasharray={`${String(secondsLeft)} ${String(seconds)}`}
          className={styles.left}
        />
      </svg>
      <span className={styles.seconds} aria-hidden>
        {secondsLeft}
      </span>
      <span className="visually-hidden">
        {plural(secondsLeft, { one: '# second left', other: '# seconds left' })}
      </span>
    </div>
  );
}
