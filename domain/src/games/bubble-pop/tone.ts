import { LARGEST_BUBBLE, SMALLEST_BUBBLE, type Bubble } from './bubble';

/** Half tones above the first note of each octave: whatever follows whatever, no two of them clash. */
const PENTATONIC = [0, 2, 4, 7, 9] as const;

const OCTAVES = 2;

/** The tone of the largest bubble, in hertz: the A below middle C. */
export const LOWEST_TONE = 220;

/** How many tones there are, from the lowest to the same two octaves above. */
export const TONE_COUNT = OCTAVES * PENTATONIC.length + 1;

/** The tone of a bubble as it pops, in hertz: the larger the bubble, the deeper. */
export function toneOf({ size }: Pick<Bubble, 'size'>): number {
  const part = (LARGEST_BUBBLE - size) / (LARGEST_BUBBLE - SMALLEST_BUBBLE);
  const step = Math.round(part * (TONE_COUNT - 1));
  const octave = Math.floor(step / PENTATONIC.length);
  const halfTones = PENTATONIC[step % PENTATONIC.length] ?? 0;
  return LOWEST_TONE * 2 ** (octave + halfTones / 12);
}
