import { USUAL_SITTING } from '@stillgrove/domain/sitting/typed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFrom } from './kept-place';

test('a place within a sitting is found again', () => {
  const place = placeFrom({ chosen: '{"length":20}', seed: 7, positionMs: 600_000 });
  expect(place).toMatchObject({ seed: 7, positionMs: 600_000, sitting: { minutes: 20 } });
  expect(place?.typed).toEqual({ ...USUAL_SITTING, length: 20 });
});

test.each([
  { chosen: '{"length":5}', seed: 7, positionMs: 600_000 },
  { chosen: '{"length":"own","ownLength":"x"}', seed: 7, positionMs: 0 },
  { chosen: '{}', seed: 7.5, positionMs: 0 },
  { chosen: '{}', seed: 7, positionMs: -1 },
  { chosen: 'x', seed: 7, positionMs: 0 },
])('a sitting that is over, or that is none, is not offered again: %j', (value) => {
  expect(placeFrom(value)).toBeNull();
});

test('no kept value does harm', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      placeFrom(value);
    }),
  );
});
