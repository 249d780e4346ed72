import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import { memo, type ReactElement, useState } from 'react';
import styles from './GrowthTree.module.css';
import { Grass } from './Grass';
import { Scenery } from './Scenery';
import { StandingTree } from './StandingTree';
import { useGrownTree } from './use-grown-tree';

type GrowthTreeProps = {
  /** Whose tree it is; the same text always grows the same tree. */
  seed: string;
  /** How many leaves it carries, 0 to 500. */
  leaves: number;
  /** A whole sentence for screen readers. */
  label?: string;
};

/** A person's tree. Leaves that are added while it is on the page unfold one after another. */
export const GrowthTree = memo(function GrowthTree({ seed, leaves, label }: GrowthTreeProps): ReactElement {
  const tree = useGrownTree(seed);
  const count = Math.min(FULL_TREE, Math.max(0, Math.floor(leaves)));
  const [countAtFirst] = useState(count);
  return (
    <div className={styles.tree}>
      <p className="visually-hidden">{label ?? sentence(count)}</p>
      <div className={styles.picture} aria-hidden="true">
        <Scenery />
        <svg className={`${styles.layer} ${styles.swaying}`} viewBox="0 0 1000 900" focusable="false">
          {tree !== null && <StandingTree tree={tree} leaves={count} leavesAtFirst={countAtFirst} />}
          <Grass />
        </svg>
      </div>
    </div>
  );
});

function sentence(leaves: number): string {
  if (leaves === 0) return 'A young tree with no leaves yet.';
  if (leaves === FULL_TREE) return `A full tree with all ${FULL_TREE} leaves.`;
  return `A tree with ${leaves} of ${FULL_TREE} leaves.`;
}
