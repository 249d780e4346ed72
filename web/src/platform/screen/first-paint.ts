/** A page in the background never paints, and not every browser says when it does. */
const LONGEST_WAIT_MS = 1_500;

/** Calls back, once, after the browser has painted something of the page. */
export function afterFirstPaint(callBack: () => void): void {
  let called = false;
  const call = () => {
    if (!called) callBack();
    called = true;
  };
  setTimeout(call, LONGEST_WAIT_MS);
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(call).observe({ type: 'paint', buffered: true });
}
