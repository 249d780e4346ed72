import { step } from '../../scripts/setup/step.mjs';
import { fromDomain, SOUND_NAMES } from '../setup/registry.mjs';

/** @typedef {import('../report/figures.mjs').Figure} Figure */

const GROUP = 'Sounds, made by the domain’s own code';
const SECONDS = 60;
const SEED = 5;
/** What a phone is slower. */
const SLOWED = 4;
/** The noises whose slope is promised, in decibels an octave. */
const SLOPES = ['white', 'pink', 'brown'];
/** @type {readonly [number, number]} */
const SLOPE_HERTZ = [60, 12_000];
/** As many samples as an AudioWorklet is asked for at once. */
const QUANTUM = 128;

/**
 * Spectrum, loudness and making time of each sound, and what six at once take.
 * @returns {Promise<Figure[]>}
 */
export async function measureSounds() {
  /** @type {typeof import('../../domain/src/sounds/generators')} */
  const { createGenerator } = await fromDomain('sounds/generators.ts');
  /** @type {typeof import('../../domain/src/sounds/mixer')} */
  const { createMixer } = await fromDomain('sounds/mixer.ts');
  /** @type {typeof import('../../domain/src/sounds/track')} */
  const { LAYERS_RATE } = await fromDomain('sounds/track.ts');
  /** @type {typeof import('../../domain/src/sounds/analysis/loudness')} */
  const { integratedLoudness } = await fromDomain('sounds/analysis/loudness.ts');
  /** @type {typeof import('../../domain/src/sounds/analysis/spectrum')} */
  const { slopeOf } = await fromDomain('sounds/analysis/spectrum.ts');

  /** @param {{ fill: (out: Float32Array) => void }} source */
  const make = (source) => {
    const samples = new Float32Array(SECONDS * LAYERS_RATE);
    const beganAt = performance.now();
    for (let at = 0; at < samples.length; at += QUANTUM) source.fill(samples.subarray(at, at + QUANTUM));
    return { samples, ms: performance.now() - beganAt };
  };

  return step('Making a minute of each sound', async () => {
    /** @type {Figure[]} */
    const figures = [];
    /** @type {Map<import('../../domain/src/sounds/sound').SoundName, number>} */
    const took = new Map();
    for (const sound of SOUND_NAMES) {
      // The first minute also compiles the code.
      make(createGenerator(sound, LAYERS_RATE, SEED));
      const { samples, ms } = make(createGenerator(sound, LAYERS_RATE, SEED));
      took.set(sound, ms);
      const about = { group: GROUP };
      const loudness = integratedLoudness(samples, LAYERS_RATE);
      figures.push({
        ...about,
        id: `sound-${sound}.minute`,
        name: `${sound}, a minute of it`,
        unit: 'ms',
        value: ms,
      });
      figures.push({
        ...about,
        id: `sound-${sound}.loudness`,
        name: `${sound}, away from −20 LUFS`,
        unit: '',
        value: Math.abs(loudness + 20),
        note: `${loudness.toFixed(2)} LUFS`,
      });
      if (SLOPES.includes(sound))
        figures.push({
          ...about,
          id: `sound-${sound}.slope`,
          name: `${sound}, decibels an octave`,
          unit: '',
          value: slopeOf(samples, LAYERS_RATE, SLOPE_HERTZ),
        });
    }
    const slowest = [...took].toSorted(([, one], [, other]) => other - one).slice(0, 6);
    const { ms } = make(
      createMixer(
        LAYERS_RATE,
        SEED,
        slowest.map(([sound]) => ({ sound, volume: 1 })),
      ),
    );
    figures.push({
      group: GROUP,
      id: 'sounds.six',
      name: `the six slowest at once, of a core that is ${SLOWED} times slower`,
      unit: '%',
      value: (100 * SLOWED * ms) / (SECONDS * 1_000),
      note: slowest.map(([sound]) => sound).join(', '),
    });
    return figures;
  });
}
