import { heightAt } from '@stillgrove/domain/growth-tree/growth';
import { FOOT, type Shade } from '@stillgrove/domain/growth-tree/shape';
import type { Tree } from '@stillgrove/domain/growth-tree/tree';
import { type ReactElement, useMemo } from 'react';
import { Beat } from './Beat';
import { Foliage } from './Foliage';
import styles from './GrowthTree.module.css';
import { shapeOf } from './leaf-path';
import { Limbs } from './Limbs';
import { useArrival } from './use-arrival';

/** The darkest leaves hang behind the limbs, the sunlit ones in front. */
const BEHIND: readonly Shade[] = [2];
const IN_FRONT: readonly Shade[] = [0, 1, 3, 4];

type Props = {
  tree: Tree;
  leaves: number;
  /** How many leaves hang there from the start; the others unfold. */
  leavesAtFirst: number;
};

/** Wood and leaves. */
export function StandingTree({ tree, leaves, leavesAtFirst }: Props): ReactElement {
  const shapes = useMemo(() => tree.leaves.map(shapeOf), [tree]);
  const arrival = useArrival(leaves, leavesAtFirst);
  const height = heightAt(arrival.goal);
  const foliage = (shade: Shade) => <Foliage key={shade} leaves={shapes} shade={shade} arrival={arrival} />;
  return (
    <>
      <g
        className={styles.rising}
        transform={`matrix(${height} 0 0 ${height} ${FOOT.x * (1 - height)} ${FOOT.y * (1 - height)})`}
      >
        {BEHIND.map(foliage)}
        <Limbs tree={tree} settled={arrival.settled} goal={arrival.goal} />
        {IN_FRONT.map(foliage)}
      </g>
      <Beat arrival={arrival} />
    </>
  );
}
