import { startTransition, useEffect, useState, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import styles from './LazyTree.module.css';

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

/**
 * Kept for the tree until its code is there. Not by `lazy`, which shows what was loaded only some time after it has
 * shown that it loads.
 */
function Place({ children }: { children: (trees: Trees) => ReactElement }): ReactElement {
  const [trees, setTrees] = useState<Trees | null>(null);
  useEffect(() => {
    retry(() => import('./GrowthTree')).then(
      (loaded) => startTransition(() => setTrees(loaded)),
      () => console.info('The tree is not shown: its code could not be loaded.'),
    );
  }, []);
  return <div className={styles.place}>{trees !== null && children(trees)}</div>;
}
