/** All sounds that can be made, in the order in which they are offered. */
export const SOUND_NAMES = [
  'rain',
  'waves',
  'stream',
  'wind',
  'fire',
  'crickets',
  'white',
  'pink',
  'brown',
  'bowl',
  'bell',
  'drone',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** One sound of a mix. */
export type Layer = {
  readonly sound: SoundName;
  /** 0 (silent) to 1; see `gainOf`. */
  readonly volume: number;
};

/**
 * The factor for the samples of a sound at a volume. Its square, for ears hear in ratios: half the volume is 12 dB
 * less, a quarter is 24 dB less.
 *
 * @param volume 0 to 1
 */
export function gainOf(volume: number): number {
  const kept = Math.min(1, Math.max(0, volume));
  return kept * kept;
}

/** Makes the samples of one sound; what it made before decides how it goes on. */
export type Generator = {
  /** Overwrites all of `out` with the next samples, each from −1 to 1. */
  fill: (out: Float32Array) => void;
};
