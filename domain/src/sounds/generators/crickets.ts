import { add, lowPass, pinkNoise } from '../filters';
import { BLOCK, wandering, whiteNoise } from '../noise';
import type { Samples } from './samples';

const CRICKETS = 5;
const PULSES = 3;
const PULSE_SECONDS = 0.018;
const PULSE_EVERY_SECONDS = 0.03;
/** From one chirp of a cricket to its next: by Dolbear (1897) an evening of about 18 °C. */
const CHIRP_EVERY_SECONDS = 0.58;

/** How strong a chirp is, 0 to 1, so many seconds after it began: three pulses, each a little stronger. */
function chirp(seconds: number): number {
  const pulse = Math.floor(seconds / PULSE_EVERY_SECONDS);
  const share = (seconds - pulse * PULSE_EVERY_SECONDS) / PULSE_SECONDS;
  if (pulse >= PULSES || share > 1) return 0;
  const round = Math.sin(Math.PI * share);
  return (0.7 + 0.15 * pulse) * round * round;
}

/** Field crickets on a mild night: each at its own pitch and pace, near or far, over a very soft night. */
export const crickets: Samples = (rate, seed) => {
  const { chance } = whiteNoise(seed ^ 0x42);
  const pink = pinkNoise(seed);
  const night = lowPass(700, rate);
  const all = Array.from({ length: CRICKETS }, (_, index) => ({
    turn: (2 * Math.PI * (4_100 + 500 * chance())) / rate,
    level: 1 / (1 + 0.75 * index),
    every: CHIRP_EVERY_SECONDS * (0.92 + 0.16 * chance()),
    pace: wandering(chance, rate, [3, 9]),
    mood: wandering(chance, rate, [5, 14]),
    seconds: chance() * CHIRP_EVERY_SECONDS,
    angle: 0,
  }));
  const air = new Float32Array(BLOCK);
  return (block) => {
    pink(air);
    night(air);
    block.fill(0);
    add(block, air, 0.1);
    for (const cricket of all) {
      const step = (0.94 + 0.12 * cricket.pace()) / rate;
      const level = cricket.level * (0.35 + 0.65 * cricket.mood());
      let { seconds, angle } = cricket;
      for (let index = 0; index < BLOCK; index += 1) {
        seconds += step;
        angle += cricket.turn;
        if (seconds >= cricket.every) seconds -= cricket.every;
        if (seconds < PULSES * PULSE_EVERY_SECONDS)
          block[index] = (block[index] ?? 0) + level * chirp(seconds) * Math.sin(angle);
      }
      cricket.seconds = seconds;
      cricket.angle = angle % (2 * Math.PI);
    }
  };
};
