import { treeProgress } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement, ReactNode } from 'react';
import { HourScene } from '../../ui/scene/HourScene';
import { GrowthTree } from './GrowthTree';
import styles from './TreeScene.module.css';

type Props = {
  /** Whose tree it is. */
  seed: string;
  /** The person's points; null while they are not known. */
  score: number | null;
  /** Whether the tree is shown; one that is not yet is drawn all the same. */
  isShown: boolean;
  /** How many leaves the person has seen before; the others open. */
  seen: number;
  onSeen: (leaves: number) => void;
  className: string | undefined;
  /** Words in the sky. */
  children: ReactNode;
  /** What stands on the ground in front. */
  ground: ReactNode;
};

/** A person's tree in its landscape, under the sky of the hour. */
export function TreeScene({
  seed,
  score,
  isShown,
  seen,
  onSeen,
  className,
  children,
  ground,
}: Props): ReactElement {
  const { leaves, flowers } = treeProgress(score ?? 0);
  return (
    <HourScene className={className} ground={ground}>
      {children}
      <GrowthTree
        key={seed}
        seed={seed}
        leaves={score === null ? null : leaves}
        flowers={flowers}
        isShown={isShown}
        seen={seen}
        onSeen={onSeen}
        className={styles.tree}
      />
    </HourScene>
  );
}
