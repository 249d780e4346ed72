import { t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { useToasts } from '../../platform/toasts/toast-store';
import styles from './Toasts.module.css';

type ToastStack = typeof import('./ToastStack');

// Called apart from what follows it, so that a style sheet that is lost is caught as well.
const load = () => import('./ToastStack');

/**
 * Short messages about what just happened; screen readers announce them, and they disappear by themselves. A page is
 * there before the first message can come, so what shows them is loaded after it.
 */
export function Toasts(): ReactElement {
  const expanded = useToasts((state) => state.expanded);
  const [stack, setStack] = useState<ToastStack | null>(null);
  useEffect(() => {
    retry(load).then(setStack, () => undefined);
  }, []);
  return (
    <section aria-label={t`Messages`} className={styles.region} data-expanded={expanded}>
      {/* There from the beginning: what is added to it is announced. */}
      <div role="log" aria-live="polite" aria-relevant="additions">
        {stack !== null && <stack.ToastList />}
      </div>
      {stack !== null && <stack.ShowAllToasts />}
    </section>
  );
}
