import { expect, test } from 'vitest';
import { makeWav } from './wav';

test('a sound becomes a WAV file of 16 bits and one channel', () => {
  let next = 0;
  const fill = (out: Float32Array) => {
    for (let index = 0; index < out.length; index += 1) out[index] = (next++ % 3) - 1;
  };
  const wav = makeWav(fill, 9_000, 16_000);
  const view = new DataView(wav.buffer);
  const text = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(4, true)).toBe(wav.length - 8);
  expect(view.getUint32(40, true)).toBe(18_000);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 16_000, 16,
  ]);
  expect([0, 1, 2, 8_999].map((at) => view.getInt16(44 + 2 * at, true))).toEqual([
    -32_767, 0, 32_767, 32_767,
  ]);
});

test('its edges rise and fall where another piece comes before and after', () => {
  const wav = makeWav((out) => out.fill(1), 1_000, 8_000, { atBeginning: 100, atEnd: 100 });
  const samples = new Int16Array(wav.buffer, 44);
  expect([samples[0], samples[50], samples[500], samples[950]]).toEqual([0, 16_384, 32_767, 16_384]);
});
