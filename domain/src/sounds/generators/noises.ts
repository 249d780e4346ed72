import { brownNoise, pinkNoise } from '../filters';
import { whiteNoise } from '../noise';
import type { Samples } from './samples';

/** All frequencies alike. */
export const white: Samples = (_rate, seed) => whiteNoise(seed).fill;

/** −3 dB an octave: as much in each octave. */
export const pink: Samples = (_rate, seed) => pinkNoise(seed);

/** −6 dB an octave: deep. */
export const brown: Samples = (rate, seed) => brownNoise(seed, rate);
