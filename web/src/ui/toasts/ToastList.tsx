import { plural, t } from '@lingui/core/macro';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import {
  dismissAllLater,
  dismissToast,
  keepAllToasts,
  useToasts,
  type Toast,
} from '../../platform/toasts/toast-store';
import { Icon } from '../drawing/Icon';
import { keepClear, notePresses } from './keep-clear';
import styles from './Toasts.module.css';

/** The newest message in front of the others; all of them for who points at them or has the focus there. */
export function ToastList(): ReactElement {
  const toasts = useToasts((state) => state.toasts);
  const list = useRef<HTMLOListElement>(null);
  useEffect(notePresses, []);
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest !== undefined && list.current !== null) keepClear(list.current);
  }, [newest]);
  return (
    // Resting the pointer only buys time to read; nothing is hidden from those without one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className={styles.list}
      onPointerEnter={keepAllToasts}
      onPointerLeave={dismissAllLater}
      onFocus={keepAllToasts}
      onBlur={dismissAllLater}
    >
      {toasts.map((toast) => (
        <li
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          data-open={toast.open}
          data-depth={depthOf(toast, toasts)}
        >
          <span>
            {toast.message}
            {toast.times > 1 && (
              <span className={styles.times}> {plural(toast.times, { other: '(# times)' })}</span>
            )}
          </span>
          <button
            type="button"
            aria-label={t`Dismiss message`}
            disabled={!toast.open}
            onClick={(event) => dismiss(event, toast.id)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How many stand in front of a message; one that is leaving stands in nothing's way. */
function depthOf(toast: Toast, toasts: readonly Toast[]): string {
  const open = toasts.filter((each) => each.open);
  const standing = open.length === 0 ? toasts : open;
  const place = standing.indexOf(toast);
  if (place === -1) return 'leaving';
  const depth = standing.length - 1 - place;
  return depth > 2 ? 'behind' : String(depth);
}

/** The button goes with its message, so the focus moves on to the next one, or back to the page. */
function dismiss({ currentTarget: button }: MouseEvent<HTMLElement>, id: number): void {
  const others = [...(button.closest('ol')?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
  const next = others.filter((other) => other !== button).at(-1) ?? document.getElementById('main');
  if (button === document.activeElement) next?.focus({ preventScroll: true });
  dismissToast(id);
}
