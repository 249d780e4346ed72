/** Up to this, samples stay as they are. */
const KNEE = 0.75;

/**
 * Keeps samples between −1 and 1: what is too loud is bent softly and never cut. Without memory, so that samples do not
 * depend on how they are made in pieces.
 */
export function limit(samples: Float32Array): void {
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    const over = Math.abs(sample) - KNEE;
    if (over > 0) samples[index] = Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh(over / (1 - KNEE)));
  }
}
