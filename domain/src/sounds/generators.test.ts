import { describe, expect, test } from 'vitest';
import { integratedLoudness } from './analysis/loudness';
import { powerSpectrum, slopeOf } from './analysis/spectrum';
import { createGenerator } from './generators';
import { SOUND_NAMES, type SoundName } from './sound';
import { LAYERS_RATE } from './track';

const SECONDS = 60;

function record(sound: SoundName, seconds = SECONDS, seed = 5): Float32Array {
  const samples = new Float32Array(seconds * LAYERS_RATE);
  createGenerator(sound, LAYERS_RATE, seed).fill(samples);
  return samples;
}

/** A minute of each, made once. */
const minutes = new Map(SOUND_NAMES.map((sound) => [sound, record(sound)]));
const minuteOf = (sound: SoundName) => minutes.get(sound) ?? new Float32Array(0);

const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe.each(SOUND_NAMES)('the sound “%s”', (sound) => {
  test('is as loud as all others: −20 LUFS, give or take one', () => {
    expect(Math.abs(integratedLoudness(minuteOf(sound), LAYERS_RATE) + 20)).toBeLessThan(1);
  });

  test('is as loud with another seed', () => {
    expect(Math.abs(integratedLoudness(record(sound, SECONDS, 90_210), LAYERS_RATE) + 20)).toBeLessThan(1);
  });

  test('has no constant part, which would only move the speaker', () => {
    const samples = minuteOf(sound);
    const constant = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(constant)).toBeLessThan(0.01 * rootMeanSquare(samples));
  });

  test('is never louder than a speaker can give', () => {
    expect(minuteOf(sound).every((sample) => Math.abs(sample) < 1)).toBe(true);
  });

  test('is the same for the same seed, and another for another', () => {
    const second = record(sound, 1);
    expect(record(sound, 1)).toEqual(second);
    expect(record(sound, 1, 6)).not.toEqual(second);
  });

  test('does not depend on how many samples are asked for at once', () => {
    const generator = createGenerator(sound, LAYERS_RATE, 5);
    const whole = record(sound, 1);
    const pieces = new Float32Array(whole.length);
    for (let at = 0, length = 1; at < whole.length; at += length, length = 1 + (length % 777))
      generator.fill(pieces.subarray(at, at + length));
    expect(pieces).toEqual(whole);
  });
});

test('pink noise falls by 3 dB an octave', () => {
  expect(Math.abs(slopeOf(minuteOf('pink'), LAYERS_RATE, [60, 12_000]) + 3)).toBeLessThan(0.5);
});

test('brown noise falls by 6 dB an octave', () => {
  expect(Math.abs(slopeOf(minuteOf('brown'), LAYERS_RATE, [60, 12_000]) + 6)).toBeLessThan(0.7);
});

test('white noise does not fall', () => {
  expect(Math.abs(slopeOf(minuteOf('white'), LAYERS_RATE, [60, 12_000]))).toBeLessThan(0.2);
});

test.each(['white', 'pink', 'brown', 'rain', 'wind', 'waves', 'stream', 'fire'] as const)(
  'nothing is heard of the blocks in which “%s” is made',
  (sound) => {
    const size = 16_384;
    const power = powerSpectrum(minuteOf(sound), size);
    // Blocks of 128 samples at 48 kHz, of 128 at 32 kHz, and of 32 at 32 kHz.
    for (const hertz of [375, 250, 1_000]) {
      const at = Math.round((hertz * size) / LAYERS_RATE);
      const beside = power.filter((_, index) => Math.abs(index - at) > 4 && Math.abs(index - at) <= 20);
      const usual = beside.reduce((sum, each) => sum + each, 0) / beside.length;
      const peak = Math.max(...power.subarray(at - 2, at + 3));
      expect(10 * Math.log10(peak / usual), `${hertz} Hz`).toBeLessThan(3);
    }
  },
);
