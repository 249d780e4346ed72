/** @import { Stereo } from './stereo.mjs' */
import { circularCurve } from './circular.mjs';
import { renderDistantNotes } from './distant-notes.mjs';
import { renderPad } from './pad.mjs';
import { reverberateLoop } from './reverb.mjs';
import { seededRandom } from './seeded-random.mjs';
import { mix } from './stereo.mjs';
import { planWaves, renderWater } from './water.mjs';

export const GROVE_SAMPLE_RATE = 48_000;

const SECONDS = 132;
const WAVES = 11;

/** Seconds on either side of a rest over which the sound sinks and returns. */
const REST_REACH = 2.6;

/**
 * Players leave up to 50 ms of silence where a file loops, so the grove rests there: at 50 ms from
 * the joint it is 60 dB below its level. Two lesser rests inside make that one an ordinary pause.
 * @param {{ start: number }[]} waves
 * @returns {(second: number) => number} gain
 */
function restCurve(waves) {
  const lesser = [4, 7].map((order) => ({ at: waves[order]?.start ?? 0, floor: 0.2 }));
  const rests = [{ at: 0, floor: 0 }, ...lesser];
  return circularCurve({
    seconds: SECONDS,
    pointsPerSecond: 200,
    valueAt: (second) =>
      rests.reduce((gain, { at, floor }) => {
        const apart = Math.abs(second - at);
        const distance = Math.min(apart, SECONDS - apart);
        const nearness = Math.min(1, distance / REST_REACH);
        return gain * (floor + (1 - floor) * Math.sin((Math.PI / 2) * nearness) ** 2);
      }, 1),
  });
}

/**
 * The background of the breathing page: slow water, a warm pad, a wooden note now and then.
 * @returns {Stereo}
 */
export function renderGrove() {
  const random = seededRandom(20_240_321);
  const loop = { seconds: SECONDS, sampleRate: GROVE_SAMPLE_RATE, random };
  const waves = planWaves({ seconds: SECONDS, count: WAVES, random });
  const room = { sampleRate: GROVE_SAMPLE_RATE, decaySeconds: 4.5, damping: 0.35 };
  const mixed = mix([
    { layer: renderWater({ ...loop, waves }), decibels: -24 },
    { layer: reverberateLoop(renderPad(loop), { ...room, wet: 0.4 }), decibels: -28 },
    { layer: reverberateLoop(renderDistantNotes(loop), { ...room, wet: 0.75 }), decibels: -35 },
  ]);
  const rest = restCurve(waves);
  /** @type {(sample: number, index: number) => number} */
  const rested = (sample, index) => sample * rest(index / GROVE_SAMPLE_RATE);
  return { left: mixed.left.map(rested), right: mixed.right.map(rested) };
}
