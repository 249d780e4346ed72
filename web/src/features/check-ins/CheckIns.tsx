import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { retry } from '../../platform/http/retry';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { Deferred } from '../../ui/layout/Deferred';
import { CheckInForm } from './CheckInForm';
import styles from './CheckIns.module.css';
import { useCheckInForm } from './use-check-in-form';

const History = lazy(() => retry(() => import('./History')));

const BELOW_ID = 'below-check-in';

/** A check-in first, and below it what leads further and the check-ins that were made. */
export function CheckIns({ further }: { further: ReactNode }): ReactElement {
  const hydrating = useHydrating();
  const form = useCheckInForm();
  return (
    <>
      <CheckInForm form={form} />
      {further}
      <Deferred>
        <div id={BELOW_ID} tabIndex={-1} className={styles.below}>
          <Suspense fallback={null}>
            {!hydrating && <History belowId={BELOW_ID} onEdit={form.change} />}
          </Suspense>
        </div>
      </Deferred>
    </>
  );
}
