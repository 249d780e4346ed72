import { stateVariableFilter } from './filters.mjs';
import { frequencyOf, ringing } from './notes.mjs';
import { feedbackDelayNetwork } from './reverb.mjs';
import { seededRandom } from './seeded-random.mjs';

export const CUE_SAMPLE_RATE = 44_100;

const A4 = 69;
const D5 = 74;
const FSHARP5 = 78;

/** A kalimba's tine: nearly pure, with a brief glint well above it. */
const TINE = [
  { ratio: 1, level: 1, decay: 0.42 },
  { ratio: 2, level: 0.16, decay: 0.24 },
  { ratio: 3, level: 0.04, decay: 0.14 },
  { ratio: 5.4, level: 0.03, decay: 0.05 },
];

/** A larger tine that rings on evenly: held breath is heard as a note that stays. */
const HELD = [
  { ratio: 1, level: 1, decay: 1.1 },
  { ratio: 2, level: 0.1, decay: 0.5 },
  { ratio: 3, level: 0.02, decay: 0.2 },
];

/** @typedef {{ at: number, note: number, level: number, attack: number, partials: typeof TINE }} BellNote */

/**
 * @param {Float32Array} signal
 * @param {number} fadeSeconds
 * @returns {Float32Array} ending in silence and with no step
 */
function fadeOut(signal, fadeSeconds) {
  const fade = fadeSeconds * CUE_SAMPLE_RATE;
  return signal.map((sample, index) => {
    const left = Math.min(1, (signal.length - 1 - index) / fade);
    return sample * Math.sin((Math.PI / 2) * left) ** 2;
  });
}

/**
 * @param {number} seconds
 * @param {BellNote[]} notes
 * @returns {Float32Array}
 */
function renderBell(seconds, notes) {
  const room = feedbackDelayNetwork({ sampleRate: CUE_SAMPLE_RATE, decaySeconds: 1.4, damping: 0.4 });
  const bell = new Float32Array(Math.round(seconds * CUE_SAMPLE_RATE)).map((_, index) => {
    const second = index / CUE_SAMPLE_RATE;
    const dry = notes.reduce(
      (sum, { at, note, level, attack, partials }) =>
        sum + level * ringing({ frequency: frequencyOf(note), attack, partials }, second - at),
      0,
    );
    return dry + 0.35 * room(dry).left;
  });
  return fadeOut(bell, 0.4);
}

/**
 * The breath goes up to D, stays on D, comes down from D: the three differ in direction and in
 * number of notes, so neither a good ear nor open eyes are needed to tell them apart.
 * @returns {Float32Array}
 */
export function renderInhaleBell() {
  return renderBell(1.5, [
    { at: 0, note: A4, level: 0.8, attack: 0.02, partials: TINE },
    { at: 0.34, note: D5, level: 1, attack: 0.02, partials: TINE },
  ]);
}

/** @returns {Float32Array} */
export function renderHoldBell() {
  return renderBell(1.7, [{ at: 0, note: D5, level: 1, attack: 0.08, partials: HELD }]);
}

/** @returns {Float32Array} */
export function renderExhaleBell() {
  return renderBell(1.7, [
    { at: 0, note: D5, level: 0.8, attack: 0.02, partials: TINE },
    { at: 0.4, note: A4, level: 1, attack: 0.025, partials: TINE },
  ]);
}

/**
 * Something was found: one small tine, over before the next thing happens.
 * @returns {Float32Array}
 */
export function renderFoundBell() {
  return renderBell(0.9, [{ at: 0, note: FSHARP5, level: 1, attack: 0.015, partials: TINE }]);
}

/**
 * A bubble's pitch rises while it closes (Minnaert: the smaller, the higher); a breath of air goes with it.
 * @param {number} pitch times that of a bubble of middling size
 * @returns {Float32Array}
 */
export function renderPop(pitch) {
  const random = seededRandom(7);
  const airFilter = stateVariableFilter('band', { sampleRate: CUE_SAMPLE_RATE, q: 0.9 });
  let phase = 0;
  const pop = new Float32Array(Math.round(0.2 * CUE_SAMPLE_RATE)).map((_, index) => {
    const second = index / CUE_SAMPLE_RATE;
    const frequency = pitch * (380 + 420 * (1 - Math.exp(-second / 0.045)));
    phase += (2 * Math.PI * frequency) / CUE_SAMPLE_RATE;
    const onset = second < 0.006 ? Math.sin((Math.PI / 2) * (second / 0.006)) ** 2 : 1;
    const film = Math.sin(phase) * Math.exp(-second / 0.04);
    const air = airFilter(2 * random() - 1, 1500 * pitch) * Math.exp(-second / 0.012);
    return onset * (film + 0.12 * air);
  });
  return fadeOut(pop, 0.08);
}
