import { keptTimeLeft, type KeptTime } from '@stillgrove/domain/vault/keep-open';

/** Timers of browsers count no more than 24 days, and stop while a device sleeps. */
const LOOK_EVERY_MS = 60 * 60_000;

/**
 * Calls `lock` once when the time is over in which a vault is kept open.
 *
 * @returns ends the watch
 */
export function lockAtEnd(time: KeptTime, lock: () => void): () => void {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    watching.abort();
    clearTimeout(timer);
  };
  const look = () => {
    clearTimeout(timer);
    const left = keptTimeLeft(time, Date.now());
    if (left > 0) timer = setTimeout(look, Math.min(left, LOOK_EVERY_MS));
    else {
      end();
      lock();
    }
  };
  const options = { signal: watching.signal };
  document.addEventListener('visibilitychange', look, options);
  window.addEventListener('pageshow', look, options);
  look();
  return end;
}
