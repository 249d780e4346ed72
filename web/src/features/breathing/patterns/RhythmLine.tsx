import { breathMs, fullnessOf, type Pattern } from '@stillgrove/domain/breathing/pattern';
import type { ReactElement } from 'react';
import styles from './RhythmLine.module.css';

const WIDTH = 100;
const HEIGHT = 32;
const EDGE = 3;

/** The shape of one breath, drawn: up while one breathes in, level while no air moves, down while one breathes out. */
export function RhythmLine({ pattern }: { pattern: Pattern }): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      className={styles.rhythm}
      aria-hidden
      focusable="false"
      preserveAspectRatio="none"
    >
      <path d={`${curveOf(pattern)}V${String(HEIGHT)}H0Z`} className={styles.ground} />
      <path d={curveOf(pattern)} className={styles.line} />
    </svg>
  );
}

function curveOf(pattern: Pattern): string {
  const scale = WIDTH / breathMs(pattern);
  const y = (full: number) => (HEIGHT - EDGE - full * (HEIGHT - 2 * EDGE)).toFixed(1);
  const fullness = fullnessOf(pattern);
  let x = 0;
  const parts = pattern.map(({ durationMs }, at) => {
    const { from, to } = fullness[at] ?? { from: 0, to: 0 };
    const middle = (x + (durationMs * scale) / 2).toFixed(1);
    x += durationMs * scale;
    return `C${middle} ${y(from)} ${middle} ${y(to)} ${x.toFixed(1)} ${y(to)}`;
  });
  return `M0 ${y(0)}${parts.join('')}`;
}
