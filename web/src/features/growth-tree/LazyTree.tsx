import type { ReactElement } from 'react';
import { useLoaded } from '../../platform/http/use-loaded';
import styles from './LazyTree.module.css';

const loadTrees = () => import('./GrowthTree');

type Trees = typeof import('./GrowthTree');

type Props = {
  /** Whose tree it is. */
  seed: string;
  /** How many leaves it carries; null while it need not be drawn. */
  leaves: number | null;
};

/** A tree beside other things. */
export function LazyTree({ seed, leaves }: Props): ReactElement {
  return <Place>{({ GrowthTree }) => <GrowthTree key={seed} seed={seed} leaves={leaves} />}</Place>;
}

/** The person’s tree as it stands on the page of the tree, beside other things. */
export function LazyOwnTree({ seed }: { seed: string }): ReactElement {
  return <Place>{({ OwnGrowthTree }) => <OwnGrowthTree key={seed} seed={seed} />}</Place>;
}

/** Kept for the tree until its code is there. */
function Place({ children }: { children: (trees: Trees) => ReactElement }): ReactElement {
  const trees = useLoaded(loadTrees, 'The tree');
  return <div className={styles.place}>{trees !== null && children(trees)}</div>;
}
