import type { ReactElement } from 'react';
import { FillingBar } from '../../ui/progress/FillingBar';
import type { SlowBreathProps } from './SlowBreathCircle';
import styles from './SlowBreathBar.module.css';

/** The still guide: words, the seconds of each breath, and a bar that fills with the breath in and empties with the breath out. */
export function SlowBreathBar({ breath, word, count, running }: SlowBreathProps): ReactElement {
  const filled = () => {
    const { way, progress } = breath();
    if (!running) return 0;
    return way === 'in' ? progress : 1 - progress;
  };
  return (
    <div className={styles.guide} aria-hidden>
      <p>{word}</p>
      {/* Its line stays, so that nothing moves when the count begins. */}
      <p className={styles.count}>{count ?? '\u00a0'}</p>
      <FillingBar filled={filled} moving={running} />
    </div>
  );
}
