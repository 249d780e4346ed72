import type { ReactElement } from 'react';
import styles from './HourScene.module.css';
import { STARS } from './landscape';

/** Stars, of which dusk shows the bright ones alone; the faint ones twinkle together. */
export function NightStars(): ReactElement {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMin slice"
      focusable="false"
    >
      <path className={styles.faint} d={STARS.faint} />
      <path d={STARS.bright} />
    </svg>
  );
}
