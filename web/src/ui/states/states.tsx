import { t } from '@lingui/core/macro';
import { useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Button } from '../controls/Button';
import styles from './states.module.css';

/** Said while something is on its way. */
export function Loading({ children = t`Loading…` }: { children?: ReactNode }): ReactElement {
  return <p role="status">{children}</p>;
}

/** Why something is not there, and a button that asks again. */
export function Failed({ words, onRetry }: { words: string; onRetry: () => void }): ReactElement {
  const place = useFocusStays<HTMLDivElement>();
  return (
    <div ref={place} className={styles.failed}>
      <p role="alert">{words}</p>
      <Button onClick={onRetry}>{t`Try again`}</Button>
    </div>
  );
}

/** Said where something could not be loaded because the device has no network; it is asked for again by itself. */
export function Offline(): ReactElement {
  return <p role="status">{t`You’re offline. We’ll load this when your connection is back.`}</p>;
}

/** Says that a list is empty. */
export function Empty({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles.empty}>{children}</p>;
}

/** What became of a press. Stands there from the start, so that screen readers announce it. */
export function Done({ children }: { children: ReactNode }): ReactElement {
  const place = useSeen<HTMLParagraphElement>(children);
  return (
    <p ref={place} role="status" className={styles.done}>
      {children}
    </p>
  );
}

/**
 * Why something was not done. Stands there from the start, so that screen readers announce it.
 *
 * @param quiet whether something else announces it
 */
export function Failure({
  quiet,
  children,
}: {
  quiet?: boolean | undefined;
  children: ReactNode;
}): ReactElement {
  const place = useSeen<HTMLDivElement>(children);
  return (
    <div ref={place} role={quiet === true ? undefined : 'alert'} className={styles.failure}>
      {children}
    </div>
  );
}

/** Brings what has just been said into sight; it may be shown for seconds only. */
function useSeen<Place extends HTMLElement>(words: ReactNode): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (place.current?.hasChildNodes() === true) place.current.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return place;
}

/** When what has the focus goes away with this element, the focus moves to the page's content and not to nowhere. */
export function useFocusStays<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const shown = place.current;
    return () => {
      if (shown?.contains(document.activeElement) === true)
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
