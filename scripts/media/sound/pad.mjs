/** @import { Stereo } from './stereo.mjs' */
import { circularCurve, readCircular } from './circular.mjs';
import { panGains, silence } from './stereo.mjs';
import { frequencyOf } from './notes.mjs';

const WAVEFORM_SIZE = 4096;

// MIDI notes. Open voicings in D, each sharing a tone or more with its neighbours, so that one chord
// melts into the next; the last leads home to the first.
const CHORDS = [
  [50, 57, 62, 66], // D
  [43, 55, 59, 62], // G
  [47, 54, 57, 62], // B minor seventh
  [43, 50, 59, 66], // G major seventh
  [45, 52, 57, 62], // A, suspended fourth
  [50, 54, 57, 64], // D, added ninth
];

// D belongs to every chord above, so the ground may lie under all of them.
const GROUND = [38, 50];

/** Seconds by which a chord begins before its turn and lingers after it. */
const MELT = 4;

/**
 * @param {number[]} harmonics level of each, from the fundamental up
 * @returns {Float32Array} one period
 */
function waveform(harmonics) {
  return new Float32Array(WAVEFORM_SIZE).map((_, index) =>
    harmonics.reduce(
      (sum, level, order) => sum + level * Math.sin((2 * Math.PI * (order + 1) * index) / WAVEFORM_SIZE),
      0,
    ),
  );
}

const MELLOW = waveform([1, 0.22, 0.05]);
const OPEN = waveform([1, 0.42, 0.2, 0.1, 0.05]);

/**
 * Frequencies are rounded to whole periods in the loop: the oscillator closes in phase.
 * @param {number} frequency
 * @param {number} seconds
 * @returns {number}
 */
function closedIn(frequency, seconds) {
  return Math.round(frequency * seconds) / seconds;
}

/**
 * @typedef {object} Voice
 * @property {number} frequency
 * @property {number} level
 * @property {number} pan
 * @property {number} start in seconds
 * @property {number} length in seconds
 * @property {(progress: number) => number} envelope over the voice's own length, from 0 to 1
 * @property {(second: number) => number} openness from 0 (mellow) to 1 (open)
 */

/**
 * @param {Stereo} target
 * @param {Voice} voice
 * @param {number} sampleRate
 */
function addVoice(target, voice, sampleRate) {
  const size = target.left.length;
  const gains = panGains(voice.pan);
  const first = Math.round(voice.start * sampleRate) + size;
  const count = Math.round(voice.length * sampleRate);
  for (let step = 0; step < count; step += 1) {
    const index = (first + step) % size;
    const second = index / sampleRate;
    const phase = second * voice.frequency * WAVEFORM_SIZE;
    const mellow = readCircular(MELLOW, phase);
    const colour = mellow + voice.openness(second) * (readCircular(OPEN, phase) - mellow);
    const sample = colour * voice.level * voice.envelope(step / count);
    target.left[index] = (target.left[index] ?? 0) + sample * gains.left;
    target.right[index] = (target.right[index] ?? 0) + sample * gains.right;
  }
}

/**
 * @param {number} seconds
 * @param {() => number} random
 * @returns {(second: number) => number} a slow breath of tone colour that closes with the loop
 */
function slowOpenness(seconds, random) {
  const turns = 5 + Math.floor(6 * random());
  const offset = random();
  return circularCurve({
    seconds,
    pointsPerSecond: 20,
    valueAt: (second) => 0.5 - 0.5 * Math.cos(2 * Math.PI * ((turns * second) / seconds + offset)),
  });
}

/**
 * Two strings a note, a fraction of a hertz apart and one at each side: their slow beating is the warmth.
 * One is the softer, or they would cancel each other where both sides come from one speaker.
 * @param {number} note
 * @param {{ seconds: number, random: () => number }} options
 * @returns {Pick<Voice, 'frequency' | 'level' | 'pan' | 'openness'>[]}
 */
function strings(note, { seconds, random }) {
  const spread = 0.08 + 0.12 * random();
  const softer = random() < 0.5 ? -1 : 1;
  return [-1, 1].map((side) => ({
    frequency: closedIn(frequencyOf(note) + side * spread, seconds),
    level: side === softer ? 0.5 : 1,
    pan: side * (0.25 + 0.4 * random()),
    openness: slowOpenness(seconds, random),
  }));
}

/**
 * @param {{ seconds: number, sampleRate: number, random: () => number }} loop
 * @returns {Stereo}
 */
export function renderPad({ seconds, sampleRate, random }) {
  const pad = silence(Math.round(seconds * sampleRate));
  const turn = seconds / CHORDS.length;
  const length = turn + 2 * MELT;
  /** @type {(progress: number) => number} */
  const envelope = (progress) =>
    Math.sin((Math.PI / 2) * Math.min(1, (Math.min(progress, 1 - progress) * length) / (2 * MELT))) ** 2;
  CHORDS.forEach((chord, order) => {
    for (const note of chord) {
      // Low notes carry further than high ones; left alone they would cover them.
      const level = note < 50 ? 0.6 : 1;
      for (const string of strings(note, { seconds, random })) {
        addVoice(
          pad,
          { ...string, level: level * string.level, start: order * turn - MELT, length, envelope },
          sampleRate,
        );
      }
    }
  });
  for (const note of GROUND) {
    for (const string of strings(note, { seconds, random })) {
      addVoice(pad, { ...string, start: 0, length: seconds, envelope: () => 0.5 }, sampleRate);
    }
  }
  return pad;
}
