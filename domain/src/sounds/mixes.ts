import type { Random } from '../random/seeded';
import { sleepFade } from './fade';
import { LOOP_MS } from './parts';
import { type Layer, SOUND_NAMES, type SoundName } from './sound';
import type { TrackPlan } from './track';

/** More at once are a murmur in which no sound is told apart. */
export const MOST_LAYERS = 6;

/** On a device that makes sounds slowly. */
export const MOST_LAYERS_WHEN_SLOW = 3;

/** Longest name of an own mix, in characters. */
export const MIX_NAME_LENGTH = 40;

/** So many own mixes are kept. */
export const MOST_OWN_MIXES = 50;

/** How long a sleep timer may be, in minutes. */
export const SLEEP_MINUTES = { least: 5, most: 180 } as const;

/** Volumes are percents in steps of this. */
export const VOLUME_STEP = 5;

export type Mix = readonly Layer[];

/** A mix that someone put together and named. */
export type OwnMix = { readonly id: string; readonly name: string; readonly layers: Mix };

/** How loud a sound is in a new layer: crickets at 4 kHz tire ears soon, so they are 12 dB softer than most. */
export function usualVolume(sound: SoundName): number {
  if (sound === 'crickets') return 0.35;
  return sound === 'bowl' || sound === 'bell' || sound === 'white' ? 0.5 : 0.7;
}

const layers = (volumes: Partial<Record<SoundName, number>>): Mix =>
  SOUND_NAMES.flatMap((sound) => {
    const percent = volumes[sound];
    return percent === undefined ? [] : [{ sound, volume: percent / 100 }];
  });

/** Mixes that are there from the start, in their order. */
export const BUILT_IN_MIXES = {
  'gentle-rain': layers({ rain: 70, brown: 35 }),
  'rain-and-bowls': layers({ rain: 60, bowl: 55 }),
  'by-the-sea': layers({ waves: 80, wind: 35 }),
  'forest-stream': layers({ stream: 65, wind: 40, bell: 20 }),
  campfire: layers({ fire: 75, crickets: 25, wind: 35 }),
  'summer-night': layers({ crickets: 35, stream: 40, wind: 30 }),
  'rain-on-the-roof': layers({ rain: 75, fire: 50, brown: 40 }),
  'windy-shore': layers({ waves: 65, wind: 65, bell: 25 }),
  'deep-rest': layers({ brown: 70, drone: 45 }),
  'soft-noise': layers({ pink: 60, brown: 45 }),
  'bells-and-bowls': layers({ bowl: 55, bell: 35, drone: 35 }),
  'night-storm': layers({ rain: 80, wind: 70, brown: 55, waves: 35 }),
} as const satisfies Readonly<Record<string, Mix>>;

export type BuiltInMixId = keyof typeof BUILT_IN_MIXES;

export const BUILT_IN_MIX_IDS = Object.keys(BUILT_IN_MIXES) as readonly BuiltInMixId[];

export function isBuiltInMix(id: string): id is BuiltInMixId {
  return Object.hasOwn(BUILT_IN_MIXES, id);
}

/** What a surprise is made of: a ground, something over it, and now and then something struck. */
const GROUNDS = ['rain', 'waves', 'stream', 'wind', 'brown', 'pink'] as const;
const OVER = ['wind', 'fire', 'crickets', 'drone', 'stream', 'waves'] as const;
const STRUCK = ['bowl', 'bell'] as const;
const STRUCK_SHARE = 0.4;

/** A mix of two or three sounds that go together. */
export function surpriseMix(random: Random): Mix {
  const pick = <Item>(items: readonly [Item, ...Item[]]) =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const volumes: Partial<Record<SoundName, number>> = {};
  const inSteps = (percent: number) => VOLUME_STEP * Math.round(percent / VOLUME_STEP);
  const place = (sound: SoundName) => {
    volumes[sound] ??= inSteps(100 * usualVolume(sound) * (0.7 + 0.4 * random()));
  };
  place(pick(GROUNDS));
  place(pick(OVER));
  if (Object.keys(volumes).length === 1 || random() < STRUCK_SHARE) place(pick(STRUCK));
  return layers(volumes);
}

/**
 * What is heard of a mix: without an end a loop, else a night that ends with a fade.
 *
 * @param sleepMs how long until it is silent; null for no end
 */
export function planOfMix(mix: Mix, seed: number, sleepMs: number | null): TrackPlan {
  const plan = { seed, layers: mix, strikes: [] };
  return sleepMs === null
    ? { ...plan, durationMs: LOOP_MS, fade: null, loops: true }
    : { ...plan, durationMs: sleepMs, fade: sleepFade(sleepMs), loops: false };
}
