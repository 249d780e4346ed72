import { limbsAt } from '@stillgrove/domain/growth-tree/growth';
import type { Tree } from '@stillgrove/domain/growth-tree/tree';
import { type ReactElement, useMemo } from 'react';
import styles from './GrowthTree.module.css';
import { limbPath } from './limb-path';

type LimbsProps = { tree: Tree; settled: number; goal: number };

/** The wood. New wood fades in over the old, which it always covers: limbs never get thinner or shorter. */
export function Limbs({ tree, settled, goal }: LimbsProps): ReactElement {
  const old = useMemo(() => limbPath(limbsAt(tree.skeleton, settled)), [tree, settled]);
  const grown = useMemo(() => limbPath(limbsAt(tree.skeleton, goal)), [tree, goal]);
  return (
    <g className={styles.limbs}>
      <path key={settled} d={old} />
      {goal !== settled && <path key={goal} className={styles.thickening} d={grown} />}
    </g>
  );
}
