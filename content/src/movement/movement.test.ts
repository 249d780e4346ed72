import { instruction, minutesOf, PLACES, WAYS } from '@stillgrove/domain/movement/routine';
import { describe, expect, test } from 'vitest';
import { readMovement } from './movement';

const routines = readMovement();
const texts = routines.flatMap(({ summary, mind, steps }) => [
  summary,
  ...mind,
  ...steps.flatMap(({ how, easier, seated }) => [how, easier, seated?.how ?? '']),
]);

test('there are eight routines, and something for every place', () => {
  expect(new Set(routines.map(({ id }) => id)).size).toBe(8);
  for (const place of PLACES)
    expect(
      routines.some(({ places }) => places.includes(place)),
      place,
    ).toBe(true);
});

describe.each(routines)('$name', (routine) => {
  test('takes a whole number of minutes, from 3 to 10', () => {
    const minutes = minutesOf(routine);
    expect(minutes).toBe(Math.round(minutes));
    expect(minutes).toBeGreaterThanOrEqual(3);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  test('tells every step in three ways, of which one needs no standing', () => {
    for (const step of routine.steps) {
      for (const way of WAYS) expect(instruction(step, way).how.length, step.name).toBeGreaterThan(10);
      expect(step.easier, step.name).not.toBe(step.how);
      expect(instruction(step, 'seated').how, step.name).not.toMatch(/\bstand\b|\bstep\b/i);
    }
  });

  test('names each step once', () => {
    expect(new Set(routine.steps.map(({ name }) => name)).size).toBe(routine.steps.length);
  });
});

test('no sentence shouts, gives an order to relax, or promises what movement does', () => {
  expect(texts.join('\n')).not.toMatch(
    /!|\brelax\b|\bmust\b|\bwill (?:feel|be|help|heal)|\bcures?\b|\bburns?\b/i,
  );
});

test('what needs balance says what to hold on to', () => {
  const standing = routines.find(({ id }) => id === 'standing');
  expect(standing?.mind.join(' ')).toMatch(/chair that can’t roll/);
  expect(standing?.mind.join(' ')).toMatch(/fallen/);
});
