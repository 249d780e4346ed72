import { monotonicNow } from '../clock/clock';

const STEP_MS = 200;

/**
 * Tells again and again how much is left of something that fades, from 1 to 0.
 *
 * @returns stops the fading where it is
 */
export function fade(ms: number, tell: (left: number) => void): () => void {
  const beganAtMs = monotonicNow();
  const timer = setInterval(() => {
    const left = Math.max(0, 1 - (monotonicNow() - beganAtMs) / ms);
    tell(left);
    if (left === 0) clearInterval(timer);
  }, STEP_MS);
  return () => clearInterval(timer);
}
