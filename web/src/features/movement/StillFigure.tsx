import type { ReactElement } from 'react';
import type { Figure } from './figure/figure';
import { FigureShapes } from './FigureShapes';
import styles from './StillFigure.module.css';

/** A movement as two pictures side by side, where nothing shall move. */
export function StillFigure({ figure }: { figure: Figure }): ReactElement {
  return (
    <div className={styles.poses}>
      <div className={styles.pose}>
        <FigureShapes figure={figure} />
      </div>
      <svg viewBox="0 0 32 32" className={styles.arrow} aria-hidden focusable="false">
        <path d="M4 16h23M19 8l8 8-8 8" />
      </svg>
      <div className={styles.pose}>
        <FigureShapes figure={figure} from={Math.floor(figure.poses.length / 2)} />
      </div>
    </div>
  );
}
