import { cueVoice } from './cues';
import { fadeGain } from './fade';
import { limit } from './limiter';
import { createMixer, type Mixer } from './mixer';
import { served } from './served';
import { gainOf } from './sound';
import { sampleRateOf, type TrackPlan } from './track';

/** Makes the samples of a track from its beginning to its end, as many at a time as are asked for. */
export type TrackRenderer = {
  /** Samples a second. */
  readonly rate: number;
  /** How many samples the whole track has. */
  readonly samples: number;
  /** Overwrites all of `out` with the next samples; with silence after the end. */
  fill: (out: Float32Array) => void;
};

/** How long the end of a loop goes over into its beginning, at most. */
const SEAM_MS = 6_000;
/** No more than this of a short loop is its seam. */
const SEAM_SHARE = 0.25;

/** Sounds of a track that does not loop begin and end this softly. */
const EDGE_MS = 1_200;

/** Samples are made in pieces of at most so many. */
const PIECE = 1_024;

export function createTrackRenderer(plan: TrackPlan): TrackRenderer {
  const rate = sampleRateOf(plan);
  const samples = samplesAt(plan.durationMs, rate);
  const layers = plan.loops ? loopedLayers(plan, rate, samples) : endingLayers(plan, rate, samples);
  const strikes = strikesOf(plan, rate, samples);
  let position = 0;
  const fillPiece = (out: Float32Array) => {
    layers(out, position);
    strikes(out, position);
    limit(out);
    if (plan.fade !== null) fadeOut(out, plan.fade, position, rate);
    if (position + out.length > samples) out.fill(0, Math.max(0, samples - position));
    position += out.length;
  };
  return {
    rate,
    samples,
    fill(out) {
      for (let at = 0; at < out.length; at += PIECE) fillPiece(out.subarray(at, at + PIECE));
    },
  };
}

/** Which sample a moment is. */
export function samplesAt(ms: number, rate: number): number {
  return Math.round((ms * rate) / 1_000);
}

/** Overwrites samples, of which the first is the so many-th of the track. */
type At = (out: Float32Array, position: number) => void;

function mixerOf({ seed, layers }: TrackPlan, rate: number): Mixer {
  return createMixer(rate, seed, layers);
}

function endingLayers(plan: TrackPlan, rate: number, samples: number): At {
  if (plan.layers.length === 0) return (out) => out.fill(0);
  const mixer = mixerOf(plan, rate);
  const edge = Math.min(samplesAt(EDGE_MS, rate), samples / 2);
  return (out, position) => {
    mixer.fill(out);
    if (position >= edge && position + out.length <= samples - edge) return;
    for (let index = 0; index < out.length; index += 1) {
      const near = Math.min(position + index, samples - position - index) / edge;
      if (near < 1) out[index] = (out[index] ?? 0) * Math.max(0, near) ** 2;
    }
  };
}

/**
 * The sounds begin a little before the loop. This lead is kept, and the end of the loop goes over into it, with equal
 * power: where the lead ends, the loop begins.
 */
function loopedLayers(plan: TrackPlan, rate: number, samples: number): At {
  if (plan.layers.length === 0) return (out) => out.fill(0);
  const mixer = mixerOf(plan, rate);
  const seam = Math.floor(Math.min(samplesAt(SEAM_MS, rate), SEAM_SHARE * samples));
  const lead = new Float32Array(seam);
  for (let at = 0; at < seam; at += PIECE) mixer.fill(lead.subarray(at, at + PIECE));
  return (out, position) => {
    mixer.fill(out);
    const into = position + out.length - (samples - seam);
    for (let index = Math.max(0, out.length - into); index < out.length; index += 1) {
      const at = position + index - (samples - seam);
      const turn = (0.5 * Math.PI * at) / seam;
      out[index] = Math.cos(turn) * (out[index] ?? 0) + Math.sin(turn) * (lead[at] ?? 0);
    }
  };
}

type Sounding = {
  readonly from: number;
  readonly until: number;
  readonly gain: number;
  readonly addNext: (out: Float32Array, gain: number) => void;
};

/** Adds the cues. In a loop, what still sounds at its end is heard at its beginning. */
function strikesOf(plan: TrackPlan, rate: number, samples: number): At {
  const sorted = plan.strikes
    .map((strike, index) => ({ ...strike, index, from: samplesAt(strike.atMs, rate) }))
    .filter(({ from }) => from >= 0 && from < samples)
    .sort((one, other) => one.from - other.from);
  const begin = ({ cue, volume, index, from }: (typeof sorted)[number], earlier: number): Sounding => {
    const voice = cueVoice(cue, rate, plan.seed + 104_729 * (index + 1));
    return {
      from: from - earlier,
      until: from - earlier + voice.samples,
      gain: gainOf(volume),
      addNext: served(voice.fill),
    };
  };
  let next = 0;
  let sounding: Sounding[] = [];
  if (plan.loops) {
    sounding = sorted.map((strike) => begin(strike, samples)).filter(({ until }) => until > 0);
    for (const { from, addNext } of sounding) addNext(new Float32Array(-from), 0);
  }
  return (out, position) => {
    for (let strike = sorted[next]; strike !== undefined; strike = sorted[next]) {
      if (strike.from >= position + out.length) break;
      sounding.push(begin(strike, 0));
      next += 1;
    }
    for (const { from, until, gain, addNext } of sounding)
      addNext(out.subarray(Math.max(0, from - position), Math.max(0, until - position)), gain);
    sounding = sounding.filter(({ until }) => until > position + out.length);
  };
}

function fadeOut(
  out: Float32Array,
  fade: { readonly fromMs: number; readonly toMs: number },
  position: number,
  rate: number,
): void {
  if (((position + out.length) * 1_000) / rate <= fade.fromMs) return;
  for (let index = 0; index < out.length; index += 1)
    out[index] = (out[index] ?? 0) * fadeGain(fade, ((position + index) * 1_000) / rate);
}
