import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BELL_SOUNDS, PREPARATION_SECONDS, SITTING_MINUTES } from './settings';
import { readTyped, textOfTyped, typedFromText, USUAL_SITTING, type TypedSitting } from './typed';

const ANY_TYPED: fc.Arbitrary<TypedSitting> = fc.record({
  length: fc.constantFrom(...SITTING_MINUTES, 'own' as const, 'open' as const),
  ownLength: typedNumbers(1),
  preparationSeconds: fc.constantFrom(...PREPARATION_SECONDS),
  startBell: fc.boolean(),
  endBell: fc.boolean(),
  between: fc.constantFrom('none', 'every', 'own', 'chance'),
  every: typedNumbers(1),
  ownMinutes: typedNumbers(5),
  byChance: typedNumbers(1),
  bellSound: fc.constantFrom(...BELL_SOUNDS),
  showTime: fc.boolean(),
  keepAwake: fc.boolean(),
});

/** Numbers as people type them, and anything else. */
function typedNumbers(most: number) {
  const numbers = fc
    .array(fc.integer({ min: -5, max: 700 }), { minLength: 1, maxLength: most })
    .map((them) => them.join(', '));
  return fc.oneof(numbers, fc.string({ maxLength: 40 }));
}

const sitting = (typed: Partial<TypedSitting>) => readTyped({ ...USUAL_SITTING, ...typed });

test('without a choice it is ten minutes with a bell at the start and the end', () => {
  expect(sitting({})).toEqual({
    sitting: {
      minutes: 10,
      preparationSeconds: 10,
      startBell: true,
      endBell: true,
      between: { kind: 'none' },
      bellSound: 'bowl',
    },
    problems: null,
  });
});

test.each([
  ['1', 1],
  [' 85 ', 85],
  ['600', 600],
])('a length of %j minutes is understood', (ownLength, minutes) => {
  expect(sitting({ length: 'own', ownLength })).toMatchObject({ sitting: { minutes } });
});

test.each(['', '0', '601', '7.5', '-3', 'ten', '1e2', '00010'])(
  'a length of %j says which lengths there are',
  (ownLength) => {
    expect(sitting({ length: 'own', ownLength })).toEqual({ problems: { ownLength: { from: 1, to: 600 } } });
  },
);

test('own minutes may have commas or spaces between them, come in any order, and count once', () => {
  expect(sitting({ length: 30, between: 'own', ownMinutes: ' 25;5, 10 10  ' })).toMatchObject({
    sitting: { between: { kind: 'own', minutes: [5, 10, 25] } },
  });
});

test.each(['', ' , ', '0', '10', '5, x', '5 10'])(
  'own minutes of %j do not fit into ten minutes',
  (ownMinutes) => {
    expect(sitting({ between: 'own', ownMinutes })).toEqual({ problems: { ownMinutes: { from: 1, to: 9 } } });
  },
);

test('a bell every ten minutes does not fit into ten minutes, and every nine does', () => {
  expect(sitting({ between: 'every', every: '10' })).toEqual({ problems: { every: { from: 1, to: 9 } } });
  expect(sitting({ between: 'every', every: '9' })).toMatchObject({ problems: null });
});

test('one minute has no room for bells on the way, and chance needs an end', () => {
  const minute = { length: 'own', ownLength: '1' } as const;
  expect(sitting({ ...minute, between: 'every', every: '1' })).toEqual({ problems: { every: 'no-room' } });
  expect(sitting({ ...minute, between: 'chance', byChance: '1' })).toEqual({
    problems: { byChance: 'no-room' },
  });
  expect(sitting({ length: 'open', between: 'chance', byChance: '3' })).toEqual({
    problems: { byChance: 'no-end' },
  });
});

test('what is typed in a field that is not chosen is in no one’s way', () => {
  expect(sitting({ ownLength: 'x', every: 'x', ownMinutes: 'x', byChance: 'x' })).toMatchObject({
    problems: null,
  });
});

test('whatever is chosen and typed gives a sitting or names a problem', () => {
  fc.assert(
    fc.property(ANY_TYPED, (typed) => {
      const { problems } = readTyped(typed);
      if (problems !== null) expect(Object.keys(problems)).toHaveLength(1);
    }),
  );
});

test('what was chosen is found again in the text that is kept, right or wrong', () => {
  fc.assert(
    fc.property(ANY_TYPED, (typed) => {
      expect(typedFromText(textOfTyped(typed))).toEqual(typed);
    }),
  );
  expect(textOfTyped({ ...USUAL_SITTING, length: 20 })).toBe('{"length":20}');
});

test('no kept text does harm, whoever wrote it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const typed = typedFromText(text);
      if (typed !== null) readTyped(typed);
    }),
  );
  expect(typedFromText('{"length":7,"every":3,"startBell":"no","between":"often"}')).toEqual(USUAL_SITTING);
  expect(typedFromText('')).toBeNull();
});
