import { bandPass, pinkNoise } from './filters';
import { BLOCK } from './noise';
import { struckBell, struckBowl, type Voice } from './struck';
import type { Cue } from './track';

const BELL_HERTZ = 587.3;
const BOWL_HERTZ = 196;

/** Overtones of a cue’s tone: how many times as high, and how loud. */
const OVERTONES = [
  [1, 0.26],
  [2, 0.05],
  [3, 0.015],
] as const;

const ATTACK_MS = 140;
const RELEASE_MS = 420;
/** No more than this of a short tone is its beginning, and its end. */
const EDGE_SHARE = 0.4;

/** How loud the noise of a breath is at its strongest. */
const BREATH_LEVEL = 1.5;

/** How long after its beginning a cue can still be heard well: a moment without one is where a track is best divided. */
export function audibleMs(cue: Cue): number {
  if (cue.kind === 'bell') return 5_500;
  if (cue.kind === 'bowl') return 13_000;
  return cue.durationMs;
}

/**
 * @param rate samples a second
 * @param seed for the noise of a breath
 */
export function cueVoice(cue: Cue, rate: number, seed: number): Voice {
  switch (cue.kind) {
    case 'bell':
      return struckBell(BELL_HERTZ, rate);
    case 'bowl':
      return struckBowl(BOWL_HERTZ, rate);
    case 'tone':
      return toneVoice(cue, rate);
    case 'breath':
      return breathVoice(cue, rate, seed);
  }
}

/** 0 to 1 to 0: rises and falls along half waves of a cosine. */
function envelope(ms: number, durationMs: number): number {
  const rise = Math.min(1, ms / Math.min(ATTACK_MS, EDGE_SHARE * durationMs));
  const fall = Math.min(1, Math.max(0, durationMs - ms) / Math.min(RELEASE_MS, EDGE_SHARE * durationMs));
  return (0.5 - 0.5 * Math.cos(Math.PI * rise)) * (0.5 - 0.5 * Math.cos(Math.PI * fall));
}

function toneVoice({ fromHertz, toHertz, durationMs }: Extract<Cue, { kind: 'tone' }>, rate: number): Voice {
  const samples = Math.round((durationMs * rate) / 1_000);
  const stretch = (toHertz / fromHertz) ** (1 / Math.max(1, samples));
  let turn = (2 * Math.PI * fromHertz) / rate;
  let angle = 0;
  let at = 0;
  return {
    samples,
    fill(block) {
      for (let index = 0; index < BLOCK; index += 1) {
        let sum = 0;
        for (const [times, level] of OVERTONES) sum += level * Math.sin(times * angle);
        block[index] = sum * envelope((at * 1_000) / rate, durationMs);
        angle += turn;
        turn *= stretch;
        at += 1;
      }
      angle %= 2 * Math.PI;
    },
  };
}

/** In: it opens and grows, and stops softly. Out: it begins full, and sinks away. */
function breathVoice(
  { direction, durationMs }: Extract<Cue, { kind: 'breath' }>,
  rate: number,
  seed: number,
): Voice {
  const samples = Math.round((durationMs * rate) / 1_000);
  const pink = pinkNoise(seed);
  const mouth = bandPass(rate, 600, 0.9);
  const air = new Float32Array(BLOCK);
  let at = 0;
  return {
    samples,
    fill(block) {
      const share = Math.min(1, at / Math.max(1, samples));
      const full = direction === 'in' ? 0.25 + 0.75 * share : 1 - 0.8 * share;
      const loud = BREATH_LEVEL * full * envelope((at * 1_000) / rate, durationMs);
      mouth.tune(direction === 'in' ? 420 + 900 * share : 1_050 - 720 * share, 0.9);
      at += BLOCK;
      pink(air);
      block.fill(0);
      mouth.addTo(block, air, loud);
    },
  };
}
