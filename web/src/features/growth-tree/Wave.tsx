import type { Shade } from '@stillgrove/domain/growth-tree/shape';
import { memo, type ReactElement } from 'react';
import styles from './GrowthTree.module.css';
import type { LeafShape } from './leaf-path';

type WaveProps = {
  leaves: readonly LeafShape[];
  shade: Shade;
  from: number;
  to: number;
  goal: number;
  settle: () => void;
};

/** Leaves of one colour that unfold together. Drawn once: later waves leave it alone. */
export const Wave = memo(function Wave({ leaves, shade, from, to, goal, settle }: WaveProps): ReactElement[] {
  return leaves
    .slice(from, to)
    .filter((leaf) => leaf.shade === shade)
    .map(({ order, x, y, curve }) => (
      <g key={order} transform={`translate(${String(x)} ${String(y)})`}>
        <path
          className={`${styles.unfolding ?? ''} ${styles[`turn${String(order % 3)}`] ?? ''}`}
          d={`M0 0${curve}`}
          onAnimationEnd={order === goal - 1 ? settle : undefined}
        />
      </g>
    ));
});
