import { memo, type ReactElement } from 'react';
import styles from './Lake.module.css';

/**
 * What the window looks out on, pale enough to leave the bubbles alone: hills, the sun or the moon, and water that
 * glitters until it is still and mirrors what stands above it.
 */
export const Lake = memo(function Lake({ isStill }: { isStill: boolean }): ReactElement {
  return (
    <div className={styles.scene} data-still={isStill} aria-hidden>
      <span className={styles.sun} />
      <svg viewBox="0 0 320 60" preserveAspectRatio="none" className={styles.hills} focusable="false">
        <path className={styles.far} d="M0 30C42 6 92 4 134 22c40 16 66 8 104-8 30-12 56-10 82 2v44H0Z" />
        <path className={styles.middle} d="M0 44c48-20 92-14 138-2 56 14 106-18 182-12v30H0Z" />
        <path className={styles.near} d="M0 54c70-10 110-2 170 0 56 2 96-8 150-12v18H0Z" />
      </svg>
      <div className={styles.water}>
        <span className={styles.mirror} />
        <svg viewBox="0 0 320 80" preserveAspectRatio="none" className={styles.glints} focusable="false">
          <path d="M26 14q34-2 70 0M196 9q40-2 92 0M110 27q52-3 104 0M18 44q44-3 84 0M214 40q40-3 86 0M96 62q60-3 128 0" />
        </svg>
        {isStill && (
          <svg viewBox="0 0 320 80" className={styles.rings} focusable="false">
            <ellipse cx="160" cy="34" rx="52" ry="9" />
            <ellipse cx="160" cy="34" rx="94" ry="17" />
            <ellipse cx="160" cy="34" rx="140" ry="26" />
          </svg>
        )}
      </div>
      <svg viewBox="0 0 120 90" className={styles.reeds} focusable="false">
        <path
          className={styles.blades}
          d="M10 90Q14 50 8 22M20 90Q20 46 28 10M30 90Q32 60 44 38M42 90Q40 66 34 52M52 90Q54 74 64 62"
        />
        <path className={styles.cattails} d="M28 12l3-9M8 24L7 14" />
        <path
          className={styles.pads}
          d="M58 84c0-5 11-8 22-8s20 3 20 7-10 7-21 7-21-2-21-6ZM98 72c0-3 6-4.5 11-4.5s10 1.5 10 4-5 4-10.5 4S98 74.5 98 72Z"
        />
      </svg>
    </div>
  );
});
