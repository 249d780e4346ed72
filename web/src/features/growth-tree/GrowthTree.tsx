import { heightAt } from '@stillgrove/domain/growth-tree/growth';
import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import { FOOT, type Shade } from '@stillgrove/domain/growth-tree/shape';
import { growTree } from '@stillgrove/domain/growth-tree/tree';
import { hashText } from '@stillgrove/domain/random/seeded';
import { type ReactElement, useMemo } from 'react';
import { Beat } from './Beat';
import { Foliage } from './Foliage';
import styles from './GrowthTree.module.css';
import { Grass } from './Grass';
import { shapeOf } from './leaf-path';
import { Limbs } from './Limbs';
import { Scenery } from './Scenery';
import { useArrival } from './use-arrival';

/** The darkest leaves hang behind the limbs, the sunlit ones in front. */
const BEHIND: readonly Shade[] = [2];
const IN_FRONT: readonly Shade[] = [0, 1, 3, 4];

type GrowthTreeProps = {
  /** Whose tree it is; the same text always grows the same tree. */
  seed: string;
  /** How many leaves it carries, 0 to 500. */
  leaves: number;
  /** What is told to those who do not see the picture; a whole sentence. */
  label?: string;
};

/** A person's tree. Leaves that are added while it is on the page unfold one after another. */
export function GrowthTree({ seed, leaves, label }: GrowthTreeProps): ReactElement {
  const tree = useMemo(() => growTree(hashText(seed)), [seed]);
  const shapes = useMemo(() => tree.leaves.map(shapeOf), [tree]);
  const arrival = useArrival(Math.min(FULL_TREE, Math.max(0, Math.floor(leaves))));
  const height = heightAt(arrival.goal);
  const foliage = (shade: Shade) => <Foliage key={shade} leaves={shapes} shade={shade} arrival={arrival} />;
  return (
    <div className={styles.tree}>
      <p className="visually-hidden">{label ?? sentence(arrival.goal)}</p>
      <div className={styles.picture} aria-hidden="true">
        <Scenery />
        <svg className={`${styles.layer} ${styles.swaying}`} viewBox="0 0 1000 900" focusable="false">
          <g
            className={styles.rising}
            transform={`matrix(${height} 0 0 ${height} ${FOOT.x * (1 - height)} ${FOOT.y * (1 - height)})`}
          >
            {BEHIND.map(foliage)}
            <Limbs tree={tree} settled={arrival.settled} goal={arrival.goal} />
            {IN_FRONT.map(foliage)}
          </g>
          <Grass />
          <Beat arrival={arrival} />
        </svg>
      </div>
    </div>
  );
}

function sentence(leaves: number): string {
  if (leaves === 0) return 'A young tree that has no leaves yet.';
  if (leaves === FULL_TREE) return `A full tree with all of its ${FULL_TREE} leaves.`;
  return `A tree with ${leaves} of ${FULL_TREE} leaves.`;
}
