import { type ReactElement, useId } from 'react';
import styles from './HourScene.module.css';
import { LAND, RIDGES } from './landscape';

/** Hills behind hills, each losing itself in the mist before the next, and the ground in front. */
export function Land(): ReactElement {
  const id = useId();
  const frame = `0 0 ${String(LAND.width)} ${String(LAND.height)}`;
  return (
    <svg className={styles.land} viewBox={frame} preserveAspectRatio="xMidYMax slice" focusable="false">
      <defs>
        <Hill id={`${id}far`} className={styles.far} from={60} to={200} />
        <Hill id={`${id}second`} className={styles.second} from={120} to={270} />
        <Hill id={`${id}third`} className={styles.third} from={200} to={330} />
        <Hill id={`${id}near`} className={styles.near} from={285} to={395} />
      </defs>
      <path d={RIDGES.far} fill={`url(#${id}far)`} />
      <path d={RIDGES.second} fill={`url(#${id}second)`} />
      <path d={RIDGES.third} fill={`url(#${id}third)`} />
      <path d={RIDGES.near} fill={`url(#${id}near)`} />
      <path className={styles.edge} d={RIDGES.ground} />
    </svg>
  );
}

type HillProps = { id: string; className: string | undefined; from: number; to: number };

/** A hill's own color at its ridge, and mist at its foot. */
function Hill({ id, className, from, to }: HillProps): ReactElement {
  return (
    <linearGradient
      id={id}
      className={className}
      gradientUnits="userSpaceOnUse"
      x1="0"
      x2="0"
      y1={from}
      y2={to}
    >
      <stop className={styles.ridge} offset="0" />
      <stop className={styles.foot} offset="1" />
    </linearGradient>
  );
}
