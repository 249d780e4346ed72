import { createGenerator } from './generators';
import { gainOf, type Generator, type Layer, type SoundName } from './sound';

/** How fast a volume follows its slider: most of the way in a tenth of a second, so that it neither clicks nor lags. */
const FOLLOW_SECONDS = 0.04;
const CLOSE = 1e-5;

/** Several sounds as one. */
export type Mixer = {
  /** From now on these are heard; volumes get there without a click. */
  change: (layers: readonly Layer[]) => void;
  /** Overwrites all of `out` with the next samples. */
  fill: (out: Float32Array) => void;
};

type Part = { readonly generator: Generator; gain: number; target: number };

/**
 * @param rate samples a second
 * @param seed the same seed gives the same samples for the same layers
 * @param layers what is heard from the first sample on
 */
export function createMixer(rate: number, seed: number, layers: readonly Layer[]): Mixer {
  const parts = new Map<SoundName, Part>();
  const follow = 1 - Math.exp(-1 / (FOLLOW_SECONDS * rate));
  let samples = new Float32Array(0);
  const aim = ({ sound, volume }: Layer) => {
    const known = parts.get(sound);
    const target = gainOf(volume);
    if (known !== undefined) known.target = target;
    else parts.set(sound, { generator: createGenerator(sound, rate, seed), gain: 0, target });
  };
  for (const layer of layers) aim(layer);
  for (const part of parts.values()) part.gain = part.target;
  return {
    change(next) {
      for (const part of parts.values()) part.target = 0;
      for (const layer of next) aim(layer);
    },
    fill(out) {
      if (samples.length !== out.length) samples = new Float32Array(out.length);
      out.fill(0);
      for (const [sound, part] of parts) {
        part.generator.fill(samples);
        addPart(out, samples, part, follow);
        if (part.target === 0 && part.gain === 0) parts.delete(sound);
      }
    },
  };
}

function addPart(out: Float32Array, samples: Float32Array, part: Part, follow: number): void {
  let { gain } = part;
  const { target } = part;
  for (let index = 0; index < out.length; index += 1) {
    gain += follow * (target - gain);
    out[index] = (out[index] ?? 0) + gain * (samples[index] ?? 0);
  }
  part.gain = Math.abs(target - gain) < CLOSE ? target : gain;
}
