import { whenIdle } from '../clock/idle';

/**
 * Calls once when the page has loaded.
 *
 * @returns calls it off
 */
export function onceLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  addEventListener('load', work, { once: true });
  return () => removeEventListener('load', work);
}

/**
 * Calls once when the page has loaded and the browser has nothing better to do.
 *
 * @returns calls it off
 */
export function onceSettled(work: () => void): () => void {
  let stopWaiting: () => void = () => undefined;
  const stopListening = onceLoaded(() => {
    stopWaiting = whenIdle(work);
  });
  return () => {
    stopListening();
    stopWaiting();
  };
}
