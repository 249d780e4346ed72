/**
 * Calls once when the page has loaded and the browser has nothing better to do.
 *
 * @returns calls it off
 */
export function onceSettled(work: () => void): () => void {
  let calledOff = false;
  const run = () => {
    if (!calledOff) work();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else run();
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  return () => {
    calledOff = true;
    removeEventListener('load', whenIdle);
  };
}
