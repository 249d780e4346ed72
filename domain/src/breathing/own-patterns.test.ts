import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILT_IN_PATTERNS } from './built-in';
import {
  joinPatterns,
  MOST_OWN_PATTERNS,
  movePattern,
  patternsFrom,
  putPattern,
  removePattern,
  restorePattern,
  storableOf,
  type OwnPattern,
  type OwnPatterns,
} from './own-patterns';
import { problemOf } from './pattern';
import { anyPattern } from './testing';

const own = (id: string, name = id): OwnPattern => ({ id, name, steps: BUILT_IN_PATTERNS.box });
const ten = Array.from({ length: 10 }, (_, at) => own(String(at)));
const idsOf = (patterns: OwnPatterns) => patterns.map(({ id }) => id).join('');
const kept = (patterns: OwnPatterns) => patternsFrom(JSON.parse(JSON.stringify(storableOf(patterns))));

test('ten patterns can be renamed, reordered and deleted, and a deletion taken back', () => {
  let patterns = ten.reduce<OwnPatterns>(putPattern, []);
  expect(idsOf(patterns)).toBe('0123456789');
  patterns = putPattern(patterns, own('3', 'Evening'));
  expect(patterns[3]?.name).toBe('Evening');
  patterns = movePattern(movePattern(patterns, '9', -1), '0', 1);
  expect(idsOf(patterns)).toBe('1023456798');
  const without = removePattern(patterns, '3');
  expect(idsOf(without)).toBe('102456798');
  const back = restorePattern(without, own('3', 'Evening'), 3);
  expect(back).toEqual(patterns);
  expect(restorePattern(back, own('3'), 0)).toBe(back);
});

test('the first does not move up, and the last does not move down', () => {
  expect(movePattern(ten, '0', -1)).toBe(ten);
  expect(movePattern(ten, '9', 1)).toBe(ten);
  expect(movePattern(ten, 'none', 1)).toBe(ten);
});

test('what is kept comes back the same', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.uuid(), anyPattern), { selector: ([id]) => id, maxLength: 20 }),
      (all) => {
        const patterns = all.map(([id, steps]) => ({ id, name: 'Name', steps }));
        expect(kept(patterns)).toEqual(patterns);
      },
    ),
  );
});

test('whatever was kept, nothing outside of the limits comes back', () => {
  expect(patternsFrom({ v: 2, patterns: [] })).toEqual([]);
  const damaged = {
    v: 1,
    patterns: [
      null,
      {
        id: 'a',
        name: 'b',
        steps: [
          { k: 'in', s: 1 },
          { k: 'out', s: 1 },
        ],
      },
    ],
  };
  expect(patternsFrom(damaged)).toEqual([]);
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (value, patterns) => {
      for (const stored of [value, { v: 1, patterns }])
        for (const { steps } of patternsFrom(stored)) expect(problemOf(steps)).toBeNull();
    }),
  );
});

test('patterns of two places come together once, and the list stays small', () => {
  expect(idsOf(joinPatterns([own('1'), own('2')], [own('2'), own('3')]))).toBe('123');
  const many = Array.from({ length: 80 }, (_, at) => own(`n${String(at)}`));
  expect(joinPatterns([], many)).toHaveLength(MOST_OWN_PATTERNS);
});
