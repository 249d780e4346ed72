/** @typedef {{ left: Float32Array, right: Float32Array }} Stereo */

/**
 * @param {number} length in samples
 * @returns {Stereo}
 */
export function silence(length) {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/**
 * Constant-power panning: a sound keeps its loudness wherever it is placed.
 * @param {number} position from −1 (left) to 1 (right)
 * @returns {{ left: number, right: number }}
 */
export function panGains(position) {
  const angle = ((position + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

/**
 * @param {number} decibels
 * @returns {number}
 */
export function gainFromDecibels(decibels) {
  return 10 ** (decibels / 20);
}

/**
 * Root mean square of both channels together.
 * @param {Stereo} stereo
 * @returns {number}
 */
function rms({ left, right }) {
  let energy = 0;
  for (const sample of left) energy += sample * sample;
  for (const sample of right) energy += sample * sample;
  return Math.sqrt(energy / (left.length + right.length));
}

/**
 * Mixes layers by the level at which each is meant to be heard, whatever level it was made at.
 * @param {{ layer: Stereo, decibels: number }[]} layers RMS levels relative to full scale
 * @returns {Stereo}
 */
export function mix(layers) {
  const weighted = layers.map(({ layer, decibels }) => ({
    layer,
    gain: gainFromDecibels(decibels) / rms(layer),
  }));
  const mixed = silence(layers[0]?.layer.left.length ?? 0);
  for (const side of /** @type {const} */ (['left', 'right'])) {
    for (const { layer, gain } of weighted) {
      layer[side].forEach((sample, index) => {
        mixed[side][index] = (mixed[side][index] ?? 0) + sample * gain;
      });
    }
  }
  return mixed;
}
