import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { retry } from '../../platform/http/retry';
import styles from './LazyTree.module.css';

const GrowthTree = lazy(async () => ({
  default: (await retry(() => import('./GrowthTree'))).GrowthTree,
}));
const OwnGrowthTree = lazy(() => retry(() => import('./OwnGrowthTree')));

/** Growing a tree takes a moment, so what it stands beside is shown first. */
const SHOW_AFTER_MS = 300;

type Props = {
  /** Whose tree it is. */
  seed: string;
  /** How many leaves it carries; null while it need not be drawn. */
  leaves: number | null;
};

/** A tree beside other things. */
export function LazyTree({ seed, leaves }: Props): ReactElement {
  return (
    <Place>
      <GrowthTree key={seed} seed={seed} leaves={leaves} />
    </Place>
  );
}

/** The person’s tree as it stands on the page of the tree, beside other things. */
export function LazyOwnTree({ seed }: { seed: string }): ReactElement {
  return (
    <Place>
      <OwnGrowthTree key={seed} seed={seed} />
    </Place>
  );
}

/** Kept for the tree until its code is there. */
function Place({ children }: { children: ReactNode }): ReactElement {
  const [time, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setTime(true)), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className={styles.place}>{time && <Suspense>{children}</Suspense>}</div>;
}
