/** @import { Stereo } from './stereo.mjs' */
import { filterCircular } from './circular.mjs';

// Prime numbers of milliseconds apart from simple ratios keep the echoes from ringing at one pitch.
const DELAYS_MS = [31.7, 37.1, 41.3, 43.9, 53.3, 59.9, 67.1, 73.7];

/**
 * One line of the network: a delay whose feedback loses treble, as air and leaves take it.
 * @param {number} length in samples
 * @param {number} damping share of the treble lost in one passage, from 0 to 1
 */
function dampedDelay(length, damping) {
  const buffer = new Float32Array(length);
  let cursor = 0;
  let smoothed = 0;
  return {
    read() {
      smoothed += ((buffer[cursor] ?? 0) - smoothed) * (1 - damping);
      return smoothed;
    },
    /** @param {number} sample */
    write(sample) {
      buffer[cursor] = sample;
      cursor = cursor + 1 === length ? 0 : cursor + 1;
    },
  };
}

/**
 * A feedback delay network with a Householder matrix (Jot).
 * @param {{ sampleRate: number, decaySeconds: number, damping: number }} room decay to −60 dB
 * @returns {(sample: number) => { left: number, right: number }}
 */
export function feedbackDelayNetwork({ sampleRate, decaySeconds, damping }) {
  const lines = DELAYS_MS.map((ms, index) => ({
    delay: dampedDelay(Math.round((ms / 1000) * sampleRate), damping),
    feedback: 10 ** ((-3 * (ms / 1000)) / decaySeconds),
    // Alternating signs decorrelate the two ears.
    leftSign: index % 2 === 0 ? 1 : -1,
    rightSign: index % 4 < 2 ? 1 : -1,
    output: 0,
  }));
  return (sample) => {
    let sum = 0;
    let left = 0;
    let right = 0;
    for (const line of lines) {
      line.output = line.delay.read() * line.feedback;
      sum += line.output;
      left += line.output * line.leftSign;
      right += line.output * line.rightSign;
    }
    const reflected = (2 * sum) / lines.length;
    for (const line of lines) line.delay.write(sample + line.output - reflected);
    return { left: left / lines.length, right: right / lines.length };
  };
}

/**
 * Adds a wooded distance to a loop, tails running on from its end into its beginning.
 * @param {Stereo} dry
 * @param {{ sampleRate: number, decaySeconds: number, damping: number, wet: number }} options
 * @returns {Stereo}
 */
export function reverberateLoop(dry, { wet, ...room }) {
  const reverb = feedbackDelayNetwork(room);
  const right = new Float32Array(dry.right.length);
  const warmUp = Math.round(room.decaySeconds * room.sampleRate);
  const left = filterCircular(dry.left, warmUp, (sample, index) => {
    const across = dry.right[index] ?? 0;
    const reflected = reverb((sample + across) / 2);
    right[index] = across * (1 - wet) + reflected.right * wet;
    return sample * (1 - wet) + reflected.left * wet;
  });
  return { left, right };
}
