import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 60_000;
/** The hour of day for everyone, until it is known where someone is. */
const MORNING = 9;

/**
 * The hour of the person's own clock, 0 to 23, which goes on while the page is open. The server knows no hour: its pages
 * and their hydration have the morning.
 */
export function useHour(): number {
  return useSyncExternalStore(
    followClock,
    () => new Date().getHours(),
    () => MORNING,
  );
}

function followClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
