import type { DayLately } from '@stillgrove/domain/browse/lately';
import type { ReactElement } from 'react';
import styles from './Twig.module.css';

type Props = { days: readonly DayLately[] };

/** The drawing is 700 wide, a hundred for each day. */
const DAY_WIDTH = 100;

/** How far down the twig is at the middle of each day. */
const HEIGHTS = [84, 79, 77, 81, 84, 79, 72] as const;

/** One leaf, from its stalk at 0,0 upward. */
const LEAF = 'M0 0C-15 -9 -19 -27 -5 -51C13 -35 17 -15 0 0Z';

/** Where the leaves of a day stand, as they come: turn in degrees and size. */
const PLACES = [
  { turn: 24, size: 1.08, shade: 1 },
  { turn: 158, size: 0.86, shade: 2 },
  { turn: -30, size: 0.94, shade: 3 },
  { turn: 62, size: 0.72, shade: 5 },
] as const;

/** A twig with the leaves of the last days; a day without any is simply twig. */
export function Twig({ days }: Props): ReactElement {
  return (
    <svg className={styles.twig} viewBox="0 0 700 130" aria-hidden="true" focusable="false">
      <path className={styles.wood} d="M6 88C120 78 190 76 260 77S420 86 470 83S600 72 668 70" />
      <path className={styles.bud} d="M666 70q14 -11 26 -9q-5 11 -24 12Z" />
      {days.map(({ day, leaves }, index) => {
        // Every other day grows to the other side first, as leaves on a twig do.
        const mirrored = index % 2 === 1 ? -1 : 1;
        return (
          <g
            key={day}
            transform={`translate(${String((index + 0.5) * DAY_WIDTH)} ${String(HEIGHTS[index] ?? 80)})`}
          >
            {PLACES.slice(0, leaves).map(({ turn, size, shade }, place) => (
              <path
                key={shade}
                className={styles[`shade${String(((shade + index + place) % 5) + 1)}`]}
                d={LEAF}
                transform={`rotate(${String(turn * mirrored)}) scale(${String(size)})`}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
