/**
 * @param {number} note MIDI number; 69 is the A of 440 Hz
 * @returns {number} in hertz
 */
export function frequencyOf(note) {
  return 440 * 2 ** ((note - 69) / 12);
}

/**
 * @typedef {object} Partial one mode in which a struck body rings
 * @property {number} ratio to the fundamental
 * @property {number} level
 * @property {number} decay seconds to fall to 1/e
 */

/**
 * @typedef {object} Strike
 * @property {number} frequency
 * @property {number} attack seconds; long ones take away the blow and leave the ring
 * @property {Partial[]} partials
 */

/**
 * Modal synthesis: the sum of a body's ringing modes.
 * @param {Strike} strike
 * @param {number} since seconds after the strike
 * @returns {number}
 */
export function ringing({ frequency, attack, partials }, since) {
  if (since < 0) return 0;
  const onset = since < attack ? Math.sin((Math.PI / 2) * (since / attack)) ** 2 : 1;
  const sum = partials.reduce(
    (total, { ratio, level, decay }) =>
      total + level * Math.exp(-since / decay) * Math.sin(2 * Math.PI * frequency * ratio * since),
    0,
  );
  return onset * sum;
}
