import type { Leaf, Shade } from '@stillgrove/domain/growth-tree/shape';
import type { ReactElement } from 'react';
import styles from './GrowthTree.module.css';
import { leafCurve } from './leaf-path';
import type { Arrival } from './use-arrival';

type FoliageProps = {
  leaves: readonly Leaf[];
  shade: Shade;
  arrival: Arrival;
};

/** The leaves of one colour: those at rest as a single path, those that unfold as elements of their own. */
export function Foliage({ leaves, shade, arrival }: FoliageProps): ReactElement {
  const own = leaves
    .slice(0, arrival.shown)
    .flatMap((leaf, order) => (leaf.shade === shade ? [{ leaf, order }] : []));
  const resting = own.filter(({ order }) => order < arrival.settled);
  const unfolding = own.slice(resting.length);
  return (
    <g className={styles[`shade${shade}`]}>
      <path d={resting.map(({ leaf, order }) => `M${leaf.x} ${leaf.y}${leafCurve(leaf, order)}`).join('')} />
      {unfolding.map(({ leaf, order }) => (
        <g key={order} transform={`translate(${leaf.x} ${leaf.y})`}>
          <path
            className={`${styles.unfolding} ${styles[`turn${order % 3}`]}`}
            d={`M0 0${leafCurve(leaf, order)}`}
            onAnimationEnd={order === arrival.goal - 1 ? arrival.settle : undefined}
          />
        </g>
      ))}
    </g>
  );
}
