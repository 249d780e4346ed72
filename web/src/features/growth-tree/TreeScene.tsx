import { treeProgress } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement, ReactNode } from 'react';
import { HourScene } from '../../ui/scene/HourScene';
import { GrowthTree } from './GrowthTree';
import styles from './TreeScene.module.css';
import { leavesInWords, treeInWords } from './tree-words';

type Props = {
  /** Whose tree it is. */
  seed: string;
  /** The person's points; null while they are not known. */
  score: number | null;
  /** How many leaves the person has seen before; the others open. */
  seen?: number;
  onSeen?: (leaves: number) => void;
  /** Fills its box without words of its own beside it: a screen reader hears of the guests as well. */
  compact?: boolean;
  className?: string | undefined;
  /** Words in the sky. */
  children?: ReactNode;
  /** What stands on the ground in front. */
  ground?: ReactNode;
};

/** A person's tree in its landscape, under the sky of the hour. */
export function TreeScene({
  seed,
  score,
  seen,
  onSeen,
  compact = false,
  className = '',
  children,
  ground,
}: Props): ReactElement {
  const { leaves, tasks } = treeProgress(score ?? 0);
  const words = leavesInWords(leaves);
  return (
    <HourScene className={`${compact ? styles.compact : styles.full} ${className}`} ground={ground}>
      {children}
      <GrowthTree
        key={seed}
        seed={seed}
        leaves={score === null ? null : leaves}
        label={compact ? `${words} ${treeInWords(tasks)}` : words}
        className={styles.tree}
        {...(seen === undefined ? {} : { seen })}
        {...(onSeen === undefined ? {} : { onSeen })}
      />
    </HourScene>
  );
}
