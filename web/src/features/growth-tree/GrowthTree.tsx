import { FULL_TREE, treeProgress } from '@stillgrove/domain/growth-tree/progress';
import { memo, type ReactElement, useEffect, useState } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { readStoredNumber } from '../../platform/points/stored-values';
import styles from './GrowthTree.module.css';
import { OpeningLeaves } from './OpeningLeaves';
import { TreeDrawing } from './TreeDrawing';
import { leavesInWords } from './tree-words';
import { useArrival } from './use-arrival';
import { usePicture } from './use-picture';

type GrowthTreeProps = {
  /** Whose tree it is; the same text always grows the same tree. */
  seed: string;
  /** How many leaves it carries, 0 to 500; null while that is not known. */
  leaves: number | null;
  /** How many flowers stand in its meadow. */
  flowers?: number;
  /** Whether the tree is shown; one that is not yet is drawn all the same. */
  isShown?: boolean;
  /** How many of them the person has seen before; the others open. All that are there at first, where it is not given. */
  seen?: number;
  onSeen?: (leaves: number) => void;
  className?: string | undefined;
};

/** A person's tree and its guests. Leaves that are added while it is on the page open one after another. */
export const GrowthTree = memo(function GrowthTree({
  seed,
  leaves,
  flowers = 0,
  isShown = true,
  seen,
  onSeen,
  className = '',
}: GrowthTreeProps): ReactElement {
  const count = Math.min(FULL_TREE, Math.max(0, Math.floor(leaves ?? 0)));
  const [countAtFirst] = useState(count);
  const arrival = useArrival(count, seen ?? countAtFirst);
  const picture = usePicture(seed, leaves === null ? null : arrival.goal, arrival.settled, flowers);
  const isSeen = isShown && picture?.leaves === count && arrival.settled === count;
  useEffect(() => {
    if (isSeen) onSeen?.(count);
  }, [count, isSeen, onSeen]);
  return (
    <div className={`${styles.tree} ${className}`}>
      {isShown && <p className="visually-hidden">{leavesInWords(count)}</p>}
      {picture !== null && isShown && (
        <div className={styles.picture} aria-hidden="true">
          <TreeDrawing picture={picture}>
            <OpeningLeaves picture={picture} arrival={arrival} />
          </TreeDrawing>
        </div>
      )}
    </div>
  );
});

/** The same tree that a person sees on the page of the tree, with the leaves of all their tasks. */
export function OwnGrowthTree({ seed }: { seed: string }): ReactElement {
  const total = usePoints((state) => state.totalScore);
  // What is stored on the device is there before it has been counted.
  const [atFirst] = useState(() => readStoredNumber('totalScore'));
  const { leaves, flowers } = treeProgress(Math.max(total, atFirst));
  return <GrowthTree seed={seed} leaves={leaves} flowers={flowers} />;
}
