/** @import { Stereo } from './stereo.mjs' */
import { circularCurve, filterCircular } from './circular.mjs';
import { pinkFilter, stateVariableFilter } from './filters.mjs';
import { seededRandom } from './seeded-random.mjs';
import { planWaves, renderWater } from './water.mjs';

export const WEATHER_SAMPLE_RATE = 48_000;

/** Long enough that nobody hears the loop come round; short enough to stay under 400 kB. */
const SECONDS = 44;
const LENGTH = SECONDS * WEATHER_SAMPLE_RATE;

/**
 * Noise through a filter whose cutoff and strength wander, all on a circle.
 * @param {{ random: () => number, response: 'low' | 'band' | 'high', q?: number, cutoff: number, wander?: number, swing?: number, perSecond?: number }} voice
 * @returns {Float32Array}
 */
function air({ random, response, q = 0.7, cutoff, wander = 0, swing = 0, perSecond = 0.3 }) {
  const curve = (depth) =>
    circularCurve({
      seconds: SECONDS,
      pointsPerSecond: perSecond,
      valueAt: () => 1 + depth * (2 * random() - 1),
    });
  const [pitch, strength] = [curve(wander), curve(swing)];
  const white = new Float32Array(LENGTH).map(() => 2 * random() - 1);
  const pink = filterCircular(white, WEATHER_SAMPLE_RATE, pinkFilter());
  const filter = stateVariableFilter(response, { sampleRate: WEATHER_SAMPLE_RATE, q });
  return filterCircular(pink, WEATHER_SAMPLE_RATE, (sample, index) => {
    const second = index / WEATHER_SAMPLE_RATE;
    return filter(sample, cutoff * pitch(second)) * strength(second);
  });
}

/**
 * Short rounded tones strewn over the loop: drops, bubbles, chirps.
 * @param {{ random: () => number, count: number, low: number, high: number, seconds: number, rise: number, gain: number }} strewn
 * @returns {Float32Array}
 */
function drops({ random, count, low, high, seconds, rise, gain }) {
  const out = new Float32Array(LENGTH);
  for (let drop = 0; drop < count; drop += 1) {
    const start = Math.floor(random() * LENGTH);
    const pitch = low * (high / low) ** random();
    const loud = gain * (0.2 + 0.8 * random() ** 2);
    const length = Math.floor(seconds * (0.6 + 0.8 * random()) * WEATHER_SAMPLE_RATE);
    let phase = 0;
    for (let at = 0; at < length; at += 1) {
      const progress = at / length;
      phase += (2 * Math.PI * pitch * (1 + rise * progress)) / WEATHER_SAMPLE_RATE;
      const place = (start + at) % LENGTH;
      out[place] = (out[place] ?? 0) + loud * Math.sin(phase) * Math.sin(Math.PI * progress ** 0.4) ** 2;
    }
  }
  return out;
}

/**
 * Crickets: a few voices, each a trill of short chirps with rests between.
 * @param {() => number} random
 * @returns {Float32Array}
 */
function crickets(random) {
  const out = new Float32Array(LENGTH);
  for (const pitch of [3_150, 3_420, 3_780]) {
    const rounds = 18 + Math.floor(random() * 8);
    for (let round = 0; round < rounds; round += 1) {
      const begin = Math.floor(((round + 0.6 * random()) / rounds) * LENGTH);
      const loud = 0.12 + 0.1 * random();
      for (let chirp = 0; chirp < 4; chirp += 1) {
        const length = Math.floor(0.042 * WEATHER_SAMPLE_RATE);
        const start = begin + Math.floor(chirp * 0.066 * WEATHER_SAMPLE_RATE);
        for (let at = 0; at < length; at += 1) {
          const place = (start + at) % LENGTH;
          const tone = Math.sin((2 * Math.PI * pitch * at) / WEATHER_SAMPLE_RATE);
          out[place] = (out[place] ?? 0) + loud * tone * Math.sin((Math.PI * at) / length) ** 2;
        }
      }
    }
  }
  return out;
}

/**
 * @param {Float32Array[]} voices
 * @returns {Float32Array}
 */
function together(...voices) {
  return new Float32Array(LENGTH).map((_, index) =>
    voices.reduce((sum, voice) => sum + (voice[index] ?? 0), 0),
  );
}

/** @type {Record<string, (random: () => number) => Float32Array>} */
const CHANNELS = {
  rain: (random) =>
    together(
      air({ random, response: 'band', q: 0.4, cutoff: 2_600, wander: 0.08, swing: 0.15 }),
      air({ random, response: 'low', cutoff: 420, swing: 0.2 }),
      drops({ random, count: 1_100, low: 900, high: 3_400, seconds: 0.02, rise: 0.3, gain: 0.07 }),
    ),
  stream: (random) =>
    together(
      air({ random, response: 'band', q: 0.6, cutoff: 900, wander: 0.2, swing: 0.3, perSecond: 3 }),
      drops({ random, count: 2_000, low: 320, high: 1_500, seconds: 0.06, rise: 0.5, gain: 0.1 }),
    ),
  night: (random) => together(air({ random, response: 'low', cutoff: 300, swing: 0.3 }), crickets(random)),
  wind: (random) =>
    together(
      air({ random, response: 'band', q: 1.1, cutoff: 360, wander: 0.4, swing: 0.6 }),
      air({ random, response: 'band', q: 0.8, cutoff: 1_300, wander: 0.3, swing: 0.7 }).map(
        (sample) => 0.25 * sample,
      ),
    ),
};

export const WEATHER = ['rain', 'stream', 'night', 'wind', 'waves'];

/**
 * The loop of a calm scene, without a seam: everything in it runs on a circle.
 * @param {string} name one of WEATHER
 * @returns {Stereo}
 */
export function renderWeather(name) {
  const random = seededRandom(7_001 + WEATHER.indexOf(name));
  if (name === 'waves') {
    const loop = { seconds: SECONDS, sampleRate: WEATHER_SAMPLE_RATE, random };
    return renderWater({ ...loop, waves: planWaves({ seconds: SECONDS, count: 4, random }) });
  }
  const channel = CHANNELS[name];
  if (channel === undefined) throw new Error(`There is no weather called ${name}.`);
  return { left: channel(random), right: channel(random) };
}
