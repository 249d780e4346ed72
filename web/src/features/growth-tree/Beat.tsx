import type { ReactElement } from 'react';
import styles from './GrowthTree.module.css';
import type { Arrival } from './use-arrival';

/** Draws nothing; beats time while leaves arrive, and lets all of them rest at once where motion is off. */
export function Beat({ arrival }: { arrival: Arrival }): ReactElement | null {
  if (arrival.settled === arrival.goal) return null;
  return (
    <g
      key={arrival.goal}
      className={styles.beat}
      onAnimationIteration={arrival.beat}
      ref={(beat) => {
        if (beat !== null && getComputedStyle(beat).animationName === 'none') arrival.settle();
      }}
    />
  );
}
