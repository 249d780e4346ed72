import { useEffect } from 'react';
import { exitPage } from '../../platform/screen/exit-page';
import { monotonicNow } from '../../platform/clock/clock';

/** Two presses of Escape within so long, in milliseconds, leave the page. */
const WITHIN_MS = 1_500;

/** Leaves the page when Escape is pressed twice. A press that closes a dialog does not count. */
export function useEscapeExit(): void {
  useEffect(() => {
    let beforeMs = -Infinity;
    const listen = ({ key, repeat, defaultPrevented }: KeyboardEvent) => {
      if (repeat) return;
      const counts =
        key === 'Escape' &&
        !defaultPrevented &&
        document.querySelector('dialog[open], :popover-open') === null;
      const nowMs = monotonicNow();
      if (counts && nowMs - beforeMs <= WITHIN_MS) exitPage();
      beforeMs = counts ? nowMs : -Infinity;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
