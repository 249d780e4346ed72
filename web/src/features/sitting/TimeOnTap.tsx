import { t } from '@lingui/core/macro';
import { clockText } from '@stillgrove/domain/sitting/progress';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './TimeOnTap.module.css';
import type { SittingState } from './sitting-session';

const SHOWN_MS = 6_000;

type Props = {
  state: SittingState;
  /** Whether the time stays in sight. */
  always: boolean;
};

/** The sky is a button that shows the time for a moment; while settling or paused, words say so. */
export function TimeOnTap({ state, always }: Props): ReactElement {
  const [tapped, setTapped] = useState(0);
  const shown = always || tapped > 0;
  useEffect(() => {
    if (tapped === 0) return undefined;
    const timer = setTimeout(() => setTapped(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [tapped]);
  const { status, stage, seconds } = state;
  const words = status === 'resting' ? t`Paused` : stage === 'preparing' ? t`Settle in` : null;
  return (
    <button
      type="button"
      className={styles.sky}
      aria-pressed={always ? undefined : shown}
      onClick={() => setTapped((times) => (shown && !always ? 0 : times + 1))}
    >
      <span className="visually-hidden">{t`Show the time`}</span>
      {words !== null && <span className={styles.words}>{words}</span>}
      {shown || status === 'resting' ? (
        <span className={styles.time}>{clockText(seconds)}</span>
      ) : (
        <span className={styles.hint} aria-hidden>
          {t`Tap for the time`}
        </span>
      )}
    </button>
  );
}
