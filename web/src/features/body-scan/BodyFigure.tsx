import { useId, type ReactElement } from 'react';
import { BODY, REGIONS } from './body-regions';
import styles from './BodyFigure.module.css';

const PARTS = Object.entries(REGIONS);

/** A drawn body with light on the current part. Decoration only: the words carry all the meaning. */
export function BodyFigure({ partId, lit }: { partId: string; lit: boolean }): ReactElement {
  const outline = useId();
  return (
    <svg viewBox="-10 0 260 474" className={styles.figure} aria-hidden focusable="false">
      <clipPath id={outline}>
        <path d={BODY} />
      </clipPath>
      <ellipse cx="120" cy="237" rx="128" ry="234" className={styles.halo} />
      <ellipse cx="120" cy="237" rx="104" ry="206" className={styles.halo} />
      <path d={BODY} className={styles.body} />
      <g clipPath={`url(#${outline})`}>
        <g className={styles.light} data-lit={lit && !(partId in REGIONS)}>
          <rect width="240" height="474" className={styles.all} />
        </g>
        {PARTS.map(([name, rounds]) => (
          <g key={name} className={styles.light} data-lit={lit && name === partId}>
            {rounds.map(({ cx, cy, rx, ry, turn = 0 }) => (
              <ellipse
                key={cx}
                cx={cx}
                cy={cy}
                rx={rx}
                ry={ry}
                transform={`rotate(${String(turn)} ${String(cx)} ${String(cy)})`}
                className={styles.round}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
