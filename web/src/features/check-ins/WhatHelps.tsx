import { t } from '@lingui/core/macro';
import { lazy, Suspense, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { useHydrating } from '../../platform/screen/use-hydrating';
import styles from './WhatHelps.module.css';

const WhatHelpsList = lazy(() => retry(() => import('./WhatHelpsList')));

const SO_FAR_ID = 'what-helps-so-far';

/** What the pairs of each activity say, and what they cannot say. */
export function WhatHelps(): ReactElement {
  const hydrating = useHydrating();
  return (
    <section className={styles.helps} aria-labelledby={SO_FAR_ID}>
      <h2 id={SO_FAR_ID} tabIndex={-1} className="like-h3">
        {t`What happened so far`}
      </h2>
      <Suspense fallback={null}>{!hydrating && <WhatHelpsList titleId={SO_FAR_ID} />}</Suspense>
    </section>
  );
}
