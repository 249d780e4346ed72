const HIDDEN_BEAT_MS = 1_000;

/**
 * Calls back on every frame while the page is visible and about once a second while it is not.
 *
 * @returns stops the heartbeat
 */
export function heartbeat(onBeat: () => void): () => void {
  let frame = requestAnimationFrame(function beat() {
    onBeat();
    frame = requestAnimationFrame(beat);
  });
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') onBeat();
  }, HIDDEN_BEAT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

/** As seldom as a hidden page is called anyway. */
const LONGEST_BEAT_MS = 1_000;

/**
 * Calls back when something is due, and at least about once a second. Between two calls the page is left alone, so that
 * what the browser moves by itself moves evenly on a slow device.
 *
 * @param dueIn milliseconds until something changes
 * @returns stops it
 */
export function beatWhenDue(dueIn: () => number, onBeat: () => void): () => void {
  const next = () => setTimeout(beat, Math.min(LONGEST_BEAT_MS, Math.max(1, Math.ceil(dueIn()))));
  const beat = () => {
    onBeat();
    timer = next();
  };
  let timer = next();
  return () => clearTimeout(timer);
}
