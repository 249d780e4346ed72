import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationMs, instruction, minutesOf, type Routine, type Step } from './routine';
import { backOneStep, skipStep, stepAt } from './step-at';

const step = (name: string, seconds: number): Step => ({
  name,
  seconds,
  figure: 'chair-tall',
  how: `${name} as drawn`,
  easier: `${name} with less`,
});

const routineOf = (seconds: readonly number[]): Routine => ({
  id: 'any',
  name: 'Any',
  places: ['chair'],
  figure: 'chair-tall',
  summary: '',
  mind: [],
  steps: seconds.map((each, index) => step(`step ${String(index)}`, each)),
});

const routine = fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 12 }).map(routineOf);

describe('a moment of a routine', () => {
  test('is inside the step that it names, with the seconds left that are left', () => {
    fc.assert(
      fc.property(routine, fc.double({ min: 0, max: 0.999, noNaN: true }), (any, share) => {
        const elapsed = share * durationMs(any);
        const { step: current, startMs, secondsLeft, over } = stepAt(any, elapsed);
        expect(startMs).toBeLessThanOrEqual(elapsed);
        expect(startMs + current.seconds * 1_000).toBeGreaterThan(elapsed);
        expect(secondsLeft).toBe(Math.ceil((startMs + current.seconds * 1_000 - elapsed) / 1_000));
        expect(over).toBe(false);
      }),
    );
  });

  test('is the end from the last millisecond on, with the last step still there', () => {
    const any = routineOf([30, 30]);
    expect(stepAt(any, 59_999)).toMatchObject({ over: false, secondsLeft: 1, stepIndex: 1, next: undefined });
    expect(stepAt(any, 60_000)).toMatchObject({ over: true, secondsLeft: 0, stepIndex: 1 });
    expect(stepAt(any, 90_000)).toMatchObject({ over: true, secondsLeft: 0, stepIndex: 1 });
  });

  test('names the step that comes next', () => {
    expect(stepAt(routineOf([30, 40]), 0).next?.seconds).toBe(40);
  });

  test('needs a step', () => {
    expect(() => stepAt(routineOf([]), 0)).toThrow('at least one step');
  });
});

describe('going back and skipping', () => {
  test('skipping leads through every step to the end', () => {
    fc.assert(
      fc.property(routine, (any) => {
        const visited: number[] = [];
        let elapsed = 0;
        while (elapsed < durationMs(any)) {
          visited.push(stepAt(any, elapsed).stepIndex);
          elapsed = skipStep(any, elapsed);
        }
        expect(visited).toEqual(any.steps.map((_, index) => index));
      }),
    );
  });

  test('back means the beginning of the step, and at its beginning the step before', () => {
    const any = routineOf([30, 30, 30]);
    expect(backOneStep(any, 36_000)).toBe(30_000);
    for (const justBegun of [30_000, 34_000]) expect(backOneStep(any, justBegun)).toBe(0);
    expect(backOneStep(any, 2_000)).toBe(0);
  });
});

describe('the ways to do a step', () => {
  test('each has its own words, and the way without standing its own drawing where one stands', () => {
    const standing: Step = {
      ...step('rise', 30),
      figure: 'stand-heels',
      seated: { how: 'sit', figure: 'chair-feet' },
    };
    expect(instruction(standing, 'full')).toEqual({ how: 'rise as drawn', figure: 'stand-heels' });
    expect(instruction(standing, 'easier')).toEqual({ how: 'rise with less', figure: 'stand-heels' });
    expect(instruction(standing, 'seated')).toEqual({ how: 'sit', figure: 'chair-feet' });
  });

  test('a step on a chair is its own way without standing', () => {
    expect(instruction(step('nod', 30), 'seated')).toEqual({ how: 'nod as drawn', figure: 'chair-tall' });
  });
});

test('a routine takes as long as its steps', () => {
  expect(minutesOf(routineOf([30, 45, 45, 60]))).toBe(3);
});
