import { textOfWindDown, USUAL_WIND_DOWN } from '@stillgrove/domain/sleep/wind-down';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFrom } from './kept-place';

const DIM_ALONE = { ...USUAL_WIND_DOWN, breath: false, scan: false, sounds: false };

test('a place within an evening is found again', () => {
  expect(placeFrom({ chosen: '{"scanMinutes":5}', positionMs: 600_000 })).toEqual({
    chosen: { ...USUAL_WIND_DOWN, scanMinutes: 5 },
    positionMs: 600_000,
  });
});

test('the dimmed screen alone has no end, and is found again whenever it was', () => {
  expect(placeFrom({ chosen: textOfWindDown(DIM_ALONE), positionMs: 1e8 })?.chosen).toEqual(DIM_ALONE);
});

test.each([
  { chosen: '{}', positionMs: 60 * 60_000 },
  { chosen: '{"dim":false,"breath":false,"scan":false,"sounds":false}', positionMs: 0 },
  { chosen: '{}', positionMs: -1 },
  { chosen: '{}', positionMs: NaN },
  { positionMs: 0 },
])('an evening that is over, or that is none, is not offered again: %j', (value) => {
  expect(placeFrom(value)).toBeNull();
});

test('no kept value does harm', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      placeFrom(value);
    }),
  );
});
