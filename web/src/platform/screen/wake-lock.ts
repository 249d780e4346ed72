/**
 * Keeps the screen awake until the returned function is called. The browser lets go whenever the page
 * is hidden, so the lock is asked for again when it comes back.
 */
export function keepScreenAwake(): () => void {
  let released = false;
  let lock: WakeLockSentinel | null = null;
  const isReleased = () => released;

  const acquire = async () => {
    if (isReleased() || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isReleased()) await lock.release();
    } catch {
      // Low battery or no permission: the guide works all the same, the screen may dim.
    }
  };
  const reacquire = () => void acquire();

  void acquire();
  document.addEventListener('visibilitychange', reacquire);
  return () => {
    released = true;
    document.removeEventListener('visibilitychange', reacquire);
    lock?.release().catch(() => undefined);
  };
}
