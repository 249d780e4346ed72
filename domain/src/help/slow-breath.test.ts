import { expect, test } from 'vitest';
import { slowBreathAt } from './slow-breath';

test('four seconds in, six seconds out, and again', () => {
  expect(slowBreathAt(0)).toEqual({ way: 'in', progress: 0, secondsLeft: 60, over: false });
  expect(slowBreathAt(2000)).toMatchObject({ way: 'in', progress: 0.5 });
  expect(slowBreathAt(4000)).toMatchObject({ way: 'out', progress: 0, secondsLeft: 56 });
  expect(slowBreathAt(7000)).toMatchObject({ way: 'out', progress: 0.5 });
  expect(slowBreathAt(10_000)).toMatchObject({ way: 'in', progress: 0, secondsLeft: 50 });
});

test('the minute ends with a whole breath out, however late the last look at the clock', () => {
  expect(slowBreathAt(59_999)).toMatchObject({ way: 'out', secondsLeft: 1, over: false });
  expect(slowBreathAt(60_000)).toMatchObject({ way: 'out', secondsLeft: 0, over: true });
  expect(slowBreathAt(600_000)).toMatchObject({ way: 'out', secondsLeft: 0, over: true });
});
