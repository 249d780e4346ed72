import type { Shade } from '@stillgrove/domain/growth-tree/shape';
import { memo, type ReactElement, useMemo } from 'react';
import styles from './GrowthTree.module.css';
import { type LeafShape, outlineOf } from './leaf-path';
import { type Spray, spraysOf } from './sprays';
import type { Arrival } from './use-arrival';

type FoliageProps = { leaves: readonly LeafShape[]; shade: Shade; arrival: Arrival };

/** The leaves of one color: those at rest as a single path, those that unfold as elements of their own. */
export function Foliage({ leaves, shade, arrival }: FoliageProps): ReactElement {
  const { settled, shown, goal } = arrival;
  const own = useMemo(() => leaves.filter((leaf) => leaf.shade === shade), [leaves, shade]);
  const resting = useMemo(() => outlineOf(own.filter(({ order }) => order < settled)), [own, settled]);
  const sprays = useMemo(() => {
    const arriving = own.filter(({ order }) => order >= settled && order < goal);
    return spraysOf(arriving, goal - settled);
  }, [own, settled, goal]);
  return (
    <g className={styles[`shade${String(shade)}`]}>
      <path d={resting} />
      {sprays.map((spray) => spray.lead.order < shown && <Unfolding key={spray.lead.order} spray={spray} />)}
    </g>
  );
}

const Unfolding = memo(function Unfolding({ spray: { lead, outline } }: { spray: Spray }): ReactElement {
  return (
    <g transform={`translate(${String(lead.x)} ${String(lead.y)})`}>
      <path
        className={`${styles.unfolding ?? ''} ${styles[`turn${String(lead.order % 3)}`] ?? ''}`}
        d={outline}
      />
    </g>
  );
});
