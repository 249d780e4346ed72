/** Vibrates where the device can and the page is in sight. Pattern: milliseconds on, off, on … */
export function vibrate(pattern: readonly number[]): void {
  const inSight = document.visibilityState === 'visible';
  if (pattern.length > 0 && inSight && canVibrate() && navigator.userActivation.hasBeenActive)
    navigator.vibrate([...pattern]);
}

/** Whether asking for vibration makes sense at all: desktop browsers have the call and no motor. */
export function canVibrate(): boolean {
  return (
    typeof matchMedia === 'function' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
  );
}
