import { useId, type ReactElement } from 'react';
import { BODY, HEAD, REGIONS, UNDER_CHIN } from './body-regions';
import styles from './BodyFigure.module.css';

const PARTS = Object.entries(REGIONS);

/** The upper sheet lies a little to the side, so that the lower one is its shaded edge. */
const TOWARDS_LIGHT = 'translate(-3.5 -3)';
const AWAY_FROM_LIGHT = 'translate(4 5)';

/**
 * A body cut from sheets of paper, with light on the current part. Decoration only: the words carry all
 * the meaning.
 */
export function BodyFigure({ partId, lit }: { partId: string; lit: boolean }): ReactElement {
  const id = useId();
  const [body, outline, upper] = [`${id}body`, `${id}outline`, `${id}upper`];
  const shape = { href: `#${body}` };
  return (
    <svg viewBox="-22 0 284 474" className={styles.figure} aria-hidden focusable="false">
      <defs>
        <path id={body} d={BODY} />
      </defs>
      <clipPath id={outline}>
        <use {...shape} />
      </clipPath>
      <clipPath id={upper}>
        <use {...shape} transform={TOWARDS_LIGHT} />
      </clipPath>
      <ellipse cx="120" cy="237" rx="142" ry="237" className={styles.halo} />
      <ellipse cx="120" cy="237" rx="121" ry="214" className={styles.halo} />
      <use {...shape} className={styles.shadow} transform={AWAY_FROM_LIGHT} />
      <use {...shape} className={styles.edge} />
      <g clipPath={`url(#${outline})`}>
        <use {...shape} className={styles.sheet} transform={TOWARDS_LIGHT} />
        <path d={UNDER_CHIN} className={styles.edge} />
        <path d={HEAD} className={styles.sheet} />
        <g clipPath={`url(#${upper})`}>
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
      </g>
    </svg>
  );
}
