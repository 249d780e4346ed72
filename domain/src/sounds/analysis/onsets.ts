/** Samples are looked at in windows of so many seconds. */
const WINDOW_SECONDS = 0.005;
/** What is heard is compared with the windows from so many to so many before it. */
const [BEFORE_FROM, BEFORE_TO] = [12, 6];
/** So many times as loud as before, something begins. */
const RISE = 2;
/** Softer than this (50 dB below the loudest a file can hold) is silence. */
const SILENCE = 0.003;

/**
 * When something begins to be heard: where it gets much louder than it was just before. What still rings meanwhile may be
 * there, as long as it is softer than what begins.
 *
 * @param samples each from −1 to 1
 * @param rate samples a second
 * @returns milliseconds from the first sample
 */
export function onsetsMs(samples: Float32Array, rate: number): readonly number[] {
  const length = Math.round(WINDOW_SECONDS * rate);
  const levels = Array.from({ length: Math.floor(samples.length / length) }, (_, window) =>
    loudest(samples.subarray(window * length, (window + 1) * length)),
  );
  const onsets: number[] = [];
  let rising = -BEFORE_FROM;
  for (const [window, level] of levels.entries()) {
    const before = levels.slice(Math.max(0, window - BEFORE_FROM), Math.max(0, window - BEFORE_TO));
    if (level < RISE * Math.max(SILENCE, ...before)) continue;
    if (window - rising >= BEFORE_FROM) onsets.push((1_000 * window * length) / rate);
    rising = window;
  }
  return onsets;
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
