import { expect, test } from 'vitest';
import { slowBreathAt } from './slow-breath';

test('four seconds in, six seconds out, and again', () => {
  expect(slowBreathAt(0)).toEqual({
    way: 'in',
    progress: 0,
    count: 4,
    completedBreaths: 0,
    over: false,
  });
  expect(slowBreathAt(2000)).toMatchObject({ way: 'in', progress: 0.5 });
  expect(slowBreathAt(4000)).toMatchObject({ way: 'out', progress: 0 });
  expect(slowBreathAt(7000)).toMatchObject({ way: 'out', progress: 0.5 });
  expect(slowBreathAt(10_000)).toMatchObject({ way: 'in', progress: 0 });
});

test('the minute ends with a whole breath out, however late the last look at the clock', () => {
  expect(slowBreathAt(59_999)).toMatchObject({ way: 'out', over: false });
  expect(slowBreathAt(60_000)).toMatchObject({ way: 'out', over: true });
  expect(slowBreathAt(600_000)).toMatchObject({ way: 'out', over: true });
});

test('each way is counted down to one', () => {
  const counts = Array.from({ length: 10 }, (_, second) => slowBreathAt(second * 1000).count);
  expect(counts).toEqual([4, 3, 2, 1, 6, 5, 4, 3, 2, 1]);
});

test('a breath is complete with the end of its breath out, and the sixth is the last', () => {
  expect(slowBreathAt(9_999).completedBreaths).toBe(0);
  expect(slowBreathAt(10_000).completedBreaths).toBe(1);
  expect(slowBreathAt(59_999).completedBreaths).toBe(5);
  expect(slowBreathAt(60_000).completedBreaths).toBe(6);
  expect(slowBreathAt(600_000).completedBreaths).toBe(6);
});
