import type { ReactElement } from 'react';
import styles from './HourScene.module.css';

/** The sun with its glow; at night the moon. */
export function SunOrMoon(): ReactElement {
  return (
    <div className={styles.sun} data-uncovered="">
      <svg viewBox="0 0 100 100" focusable="false">
        <circle className={styles.disc} cx="50" cy="50" r="50" />
        <g className={styles.craters}>
          <circle cx="34" cy="38" r="11" />
          <circle cx="63" cy="63" r="15" />
          <circle cx="66" cy="29" r="6" />
          <circle cx="36" cy="73" r="5" />
        </g>
      </svg>
    </div>
  );
}
