/** @import { Stereo } from './stereo.mjs' */
import { circularCurve, filterCircular } from './circular.mjs';
import { pinkFilter, stateVariableFilter } from './filters.mjs';

/** @typedef {{ start: number, length: number, height: number }} Wave in seconds, height from 0 to 1 */

/**
 * Lengths vary like those of real water: a strict beat would argue with every breathing pattern but one.
 * @param {{ seconds: number, count: number, random: () => number }} options
 * @returns {Wave[]} from trough to trough, the last one ending where the first begins
 */
export function planWaves({ seconds, count, random }) {
  const shares = Array.from({ length: count }, () => 0.84 + 0.32 * random());
  const total = shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  return shares.map((share) => {
    const wave = { start, length: (share / total) * seconds, height: 0.7 + 0.3 * random() };
    start += wave.length;
    return wave;
  });
}

/**
 * Rises, then sinks a little more slowly; flat at its foot and at its crest, so nothing ever jerks.
 * @param {number} progress from 0 to 1
 * @param {number} crest where the highest point lies, from 0 to 1
 * @returns {number}
 */
function swell(progress, crest) {
  if (progress <= 0 || progress >= 1) return 0;
  const nearness = progress < crest ? progress / crest : (1 - progress) / (1 - crest);
  return Math.sin((nearness * Math.PI) / 2) ** 2;
}

/**
 * @param {Wave[]} waves
 * @param {{ seconds: number, crest: number, overlap: number }} shape overlap: how far a wave runs on under the next, as a share of its length
 * @returns {(second: number) => number}
 */
function swellCurve(waves, { seconds, crest, overlap }) {
  return circularCurve({
    seconds,
    pointsPerSecond: 200,
    valueAt: (second) =>
      waves.reduce((sum, { start, length, height }) => {
        const since = (second - start + seconds) % seconds;
        return sum + height * swell(since / (length * (1 + overlap)), crest);
      }, 0),
  });
}

/**
 * Small irregular movements: without them filtered noise is a hiss and not water.
 * @param {{ seconds: number, perSecond: number, depth: number, random: () => number }} options
 * @returns {(second: number) => number} around 1
 */
function ripple({ seconds, perSecond, depth, random }) {
  return circularCurve({
    seconds,
    pointsPerSecond: perSecond,
    valueAt: () => 1 + depth * (2 * random() - 1),
  });
}

/**
 * @param {{ seconds: number, sampleRate: number, random: () => number }} loop
 * @returns {Float32Array}
 */
function pinkNoise({ seconds, sampleRate, random }) {
  const white = new Float32Array(Math.round(seconds * sampleRate)).map(() => 2 * random() - 1);
  return filterCircular(white, sampleRate, pinkFilter());
}

/**
 * The body of the waves: it opens in brightness as it rises, as water does when it comes nearer.
 * @param {{ seconds: number, sampleRate: number, random: () => number, waves: Wave[] }} loop
 * @returns {Float32Array}
 */
function waveBody({ waves, ...loop }) {
  const { seconds, sampleRate, random } = loop;
  const height = swellCurve(waves, { seconds, crest: 0.44, overlap: 0.12 });
  const movement = ripple({ seconds, perSecond: 5, depth: 0.22, random });
  const lowPass = stateVariableFilter('low', { sampleRate });
  const soften = stateVariableFilter('low', { sampleRate, q: 0.6 });
  const rumbleCut = stateVariableFilter('high', { sampleRate });
  return filterCircular(pinkNoise(loop), sampleRate, (sample, index) => {
    const second = index / sampleRate;
    const rise = height(second);
    const brightness = 290 + 1400 * rise ** 1.4;
    const body = soften(lowPass(rumbleCut(sample, 120), brightness), 2.2 * brightness);
    return body * movement(second) * (0.05 + 0.95 * rise);
  });
}

/**
 * Foam: what hisses softly while a wave runs out, later and brighter than its body.
 * @param {{ seconds: number, sampleRate: number, random: () => number, waves: Wave[] }} loop
 * @returns {Float32Array}
 */
function waveFoam({ waves, ...loop }) {
  const { seconds, sampleRate, random } = loop;
  const height = swellCurve(waves, { seconds, crest: 0.56, overlap: 0.18 });
  const movement = ripple({ seconds, perSecond: 11, depth: 0.4, random });
  const highPass = stateVariableFilter('high', { sampleRate, q: 0.6 });
  const lowPass = stateVariableFilter('low', { sampleRate, q: 0.6 });
  return filterCircular(pinkNoise(loop), sampleRate, (sample, index) => {
    const second = index / sampleRate;
    return lowPass(highPass(sample, 1300), 3200) * movement(second) * height(second) ** 1.6;
  });
}

/**
 * A light wind that wanders by itself and keeps the troughs from falling silent.
 * @param {{ seconds: number, sampleRate: number, random: () => number }} loop
 * @returns {Float32Array}
 */
function wind(loop) {
  const { seconds, sampleRate, random } = loop;
  const strength = ripple({ seconds, perSecond: 0.25, depth: 0.6, random });
  const pitch = ripple({ seconds, perSecond: 0.25, depth: 0.3, random });
  const bandPass = stateVariableFilter('band', { sampleRate, q: 0.8 });
  const lowPass = stateVariableFilter('low', { sampleRate });
  return filterCircular(pinkNoise(loop), sampleRate, (sample, index) => {
    const second = index / sampleRate;
    return lowPass(bandPass(sample, 420 * pitch(second)), 1400) * strength(second);
  });
}

/**
 * Each ear hears water of its own and a part of the other's: wide, yet whole on one small speaker.
 * @param {{ seconds: number, sampleRate: number, random: () => number, waves: Wave[] }} loop
 * @returns {Stereo}
 */
export function renderWater(loop) {
  const [left, right] = [0, 1].map(() => {
    const body = waveBody(loop);
    const foam = waveFoam(loop);
    const air = wind(loop);
    return body.map((sample, i) => sample + 0.38 * (foam[i] ?? 0) + 0.16 * (air[i] ?? 0));
  });
  if (!left || !right) throw new Error('Water needs two channels.');
  return {
    left: left.map((sample, index) => 0.93 * sample + 0.2 * (right[index] ?? 0)),
    right: right.map((sample, index) => 0.93 * sample + 0.2 * (left[index] ?? 0)),
  };
}
