import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useHydrating } from '../../platform/screen/use-hydrating';
import styles from './SoundPlace.module.css';

/** The place of a choice of sound whose code is loaded once the page itself is there. */
export function SoundPlace({ children }: { children: ReactNode }): ReactElement {
  const hydrating = useHydrating();
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{!hydrating && children}</Suspense>
    </div>
  );
}
