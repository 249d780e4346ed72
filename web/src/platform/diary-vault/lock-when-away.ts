import { timeUntilLock, type Presence } from '@stillgrove/domain/diary/auto-lock';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/**
 * Calls `lock` once when nobody gave a sign of life for too long, when the page was out of sight for a
 * while, or when it goes away.
 *
 * @returns ends the watch
 */
export function lockWhenAway(lock: () => void): () => void {
  // The device's date and not the monotonic clock, which on some devices sleeps when they sleep.
  const presence: { -readonly [Part in keyof Presence]: Presence[Part] } = {
    lastInputMs: Date.now(),
    hiddenSinceMs: document.visibilityState === 'hidden' ? Date.now() : null,
  };
  const watch = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    watch.abort();
    clearTimeout(timer);
  };
  const away = () => {
    end();
    lock();
  };
  const look = () => {
    clearTimeout(timer);
    const left = timeUntilLock(presence, Date.now());
    if (left <= 0) away();
    else timer = setTimeout(look, left);
  };

  const options = { signal: watch.signal, passive: true, capture: true };
  for (const sign of SIGNS_OF_LIFE) {
    document.addEventListener(
      sign,
      () => {
        // A device that wakes is told by time before it is told by a finger.
        if (timeUntilLock(presence, Date.now()) <= 0) away();
        else presence.lastInputMs = Date.now();
      },
      options,
    );
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      look();
      presence.hiddenSinceMs = document.visibilityState === 'hidden' ? Date.now() : null;
      if (!watch.signal.aborted) look();
    },
    options,
  );
  window.addEventListener('pagehide', away, options);
  look();
  return end;
}
