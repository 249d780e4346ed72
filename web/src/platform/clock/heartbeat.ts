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
