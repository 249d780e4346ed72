/** @import { Stereo } from './stereo.mjs' */
import { frequencyOf, ringing } from './notes.mjs';
import { panGains, silence } from './stereo.mjs';

// The five notes of D pentatonic agree with every chord of the pad. They stay below the bells of the
// breathing phases, so that a listener with closed eyes never takes one for the other.
const SCALE = [57, 59, 62, 64, 66];

/** Modes of a wooden bar (1 : 3.93), its blow softened away by distance. */
const WOOD = [
  { ratio: 1, level: 1, decay: 0.9 },
  { ratio: 2, level: 0.08, decay: 0.6 },
  { ratio: 3.93, level: 0.12, decay: 0.16 },
];

const ATTACK = 0.03;
const RING_SECONDS = 6;

/** The notes keep away from both ends of the loop, where everything rests. */
const QUIET_EDGE = 7;

/**
 * @param {{ seconds: number, random: () => number }} options
 * @returns {{ at: number, note: number, level: number, pan: number }[]}
 */
function planNotes({ seconds, random }) {
  const notes = [];
  let step = 2;
  for (let at = QUIET_EDGE + 2; at < seconds - QUIET_EDGE - 3; at += 6.5 + 6 * random()) {
    const pan = 1.2 * random() - 0.6;
    const level = 0.6 + 0.4 * random();
    const strikes = random() < 0.4 ? 2 : 1;
    for (let strike = 0; strike < strikes; strike += 1) {
      step = (step + 1 + Math.floor(3 * random())) % SCALE.length;
      notes.push({
        at: at + strike * (0.8 + 0.5 * random()),
        note: SCALE[step] ?? 62,
        level: level * (strike === 0 ? 1 : 0.7),
        pan,
      });
    }
  }
  return notes;
}

/**
 * @param {{ seconds: number, sampleRate: number, random: () => number }} loop
 * @returns {Stereo}
 */
export function renderDistantNotes({ seconds, sampleRate, random }) {
  const target = silence(Math.round(seconds * sampleRate));
  const size = target.left.length;
  for (const { at, note, level, pan } of planNotes({ seconds, random })) {
    const strike = { frequency: frequencyOf(note), attack: ATTACK, partials: WOOD };
    const gains = panGains(pan);
    const first = Math.round(at * sampleRate);
    for (let step = 0; step < RING_SECONDS * sampleRate; step += 1) {
      const index = (first + step) % size;
      const sample = level * ringing(strike, step / sampleRate);
      target.left[index] = (target.left[index] ?? 0) + sample * gains.left;
      target.right[index] = (target.right[index] ?? 0) + sample * gains.right;
    }
  }
  return target;
}
