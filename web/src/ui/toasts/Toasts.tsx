import type { ReactElement } from 'react';
import { dismissLater, dismissToast, keepToast, useToasts } from '../../platform/toasts/toast-store';
import { Icon } from '../icons/Icon';
import styles from './Toasts.module.css';

/** Short messages about what just happened; screen readers announce them, and they disappear by themselves. */
export function Toasts(): ReactElement {
  const toasts = useToasts((state) => state.toasts);
  return (
    <section aria-label="Messages" className={styles.stack}>
      <div role="log" aria-live="polite" aria-relevant="additions">
        <ol>
          {toasts.map(({ id, tone, message, open }) => (
            // Resting the pointer only buys time to read; nothing is hidden from those without one.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={id}
              className={styles.toast}
              data-tone={tone}
              data-open={open}
              onPointerEnter={() => keepToast(id)}
              onPointerLeave={() => dismissLater(id)}
              onFocus={() => keepToast(id)}
              onBlur={() => dismissLater(id)}
            >
              <span>{message}</span>
              <button
                type="button"
                aria-label="Dismiss message"
                disabled={!open}
                onClick={() => dismissToast(id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
