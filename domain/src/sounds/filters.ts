import { whiteNoise, type Fill } from './noise';

/** Adds samples, made softer or louder by a factor. */
export function add(out: Float32Array, samples: Float32Array, gain: number): void {
  for (let index = 0; index < out.length; index += 1)
    out[index] = (out[index] ?? 0) + gain * (samples[index] ?? 0);
}

/** Lets pass what is below a frequency, 6 dB an octave; changes the samples in place and keeps its state. */
export function lowPass(hertz: number, rate: number): Fill {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  const state = new Float64Array(1);
  return (block) => {
    let low = state[0] ?? 0;
    for (let index = 0; index < block.length; index += 1) {
      low += share * ((block[index] ?? 0) - low);
      block[index] = low;
    }
    state[0] = low;
  };
}

/** Lets pass what is above a frequency, 6 dB an octave. At a few hertz it takes away a constant part. */
export function highPass(hertz: number, rate: number): Fill {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  const state = new Float64Array(1);
  return (block) => {
    let low = state[0] ?? 0;
    for (let index = 0; index < block.length; index += 1) {
      const sample = block[index] ?? 0;
      low += share * (sample - low);
      block[index] = sample - low;
    }
    state[0] = low;
  };
}

/** Lets pass what is around a frequency that may change from block to block. */
export type BandPass = {
  /** @param q how narrow: the frequency by the width of the band */
  tune: (hertz: number, q: number) => void;
  /** Adds what passes, times `gain`. */
  addTo: (out: Float32Array, samples: Float32Array, gain: number) => void;
};

/**
 * A state variable filter in the form of Zavalishin (The Art of VA Filter Design, 2012), which stays stable while its
 * frequency moves. Its loudest frequency passes unchanged.
 */
export function bandPass(rate: number, hertz: number, q: number): BandPass {
  const state = new Float64Array(2);
  let g = 0;
  let damping = 1;
  const tune = (nextHertz: number, nextQ: number) => {
    g = Math.tan((Math.PI * Math.min(nextHertz, 0.45 * rate)) / rate);
    damping = 1 / nextQ;
  };
  tune(hertz, q);
  return {
    tune,
    addTo(out, samples, gain) {
      const scale = 1 / (1 + g * (g + damping));
      const loud = gain * damping;
      const steep = g;
      let first = state[0] ?? 0;
      let second = state[1] ?? 0;
      for (let index = 0; index < out.length; index += 1) {
        const band = scale * (first + steep * ((samples[index] ?? 0) - second));
        const low = second + steep * band;
        first = 2 * band - first;
        second = 2 * low - second;
        out[index] = (out[index] ?? 0) + loud * band;
      }
      state[0] = first;
      state[1] = second;
    },
  };
}

/** How fast the constant part is followed and taken away: what is below 10 Hz is not heard. */
const CONSTANT_SHARE = 0.002;

/** Pink noise: Paul Kellet’s refined filter over white noise, within 0.5 dB of −3 dB an octave. */
export function pinkNoise(seed: number): Fill {
  const white = whiteNoise(seed);
  const state = new Float64Array(8);
  return (block) => {
    white.fill(block);
    let [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, constant = 0] = state;
    for (let index = 0; index < block.length; index += 1) {
      const sample = block[index] ?? 0;
      b0 = 0.99886 * b0 + sample * 0.0555179;
      b1 = 0.99332 * b1 + sample * 0.0750759;
      b2 = 0.969 * b2 + sample * 0.153852;
      b3 = 0.8665 * b3 + sample * 0.3104856;
      b4 = 0.55 * b4 + sample * 0.5329522;
      b5 = -0.7616 * b5 - sample * 0.016898;
      const pink = 0.11 * (b0 + b1 + b2 + b3 + b4 + b5 + b6 + sample * 0.5362);
      constant += CONSTANT_SHARE * (pink - constant);
      block[index] = pink - constant;
      b6 = sample * 0.115926;
    }
    state[0] = b0;
    state[1] = b1;
    state[2] = b2;
    state[3] = b3;
    state[4] = b4;
    state[5] = b5;
    state[6] = b6;
    state[7] = constant;
  };
}

/** Below this, brown noise gets no louder: lower still would move a speaker and not be heard. */
const BROWN_FLOOR_HERTZ = 24;

/** Brown noise: a leaky integrator over white noise, −6 dB an octave, without a constant part. */
export function brownNoise(seed: number, rate: number): Fill {
  const white = whiteNoise(seed);
  const withoutConstant = highPass(BROWN_FLOOR_HERTZ, rate);
  const kept = Math.exp((-2 * Math.PI * BROWN_FLOOR_HERTZ) / rate);
  const scale = Math.sqrt(1 - kept * kept);
  const state = new Float64Array(1);
  return (block) => {
    white.fill(block);
    let sum = state[0] ?? 0;
    for (let index = 0; index < block.length; index += 1) {
      sum = kept * sum + scale * (block[index] ?? 0);
      block[index] = sum;
    }
    state[0] = sum;
    withoutConstant(block);
  };
}
