import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILT_IN_PATTERNS } from './built-in';
import { DEFAULT_PATTERN, problemOf } from './pattern';
import { linkOf, patternFromLink, patternFromText, patternText } from './pattern-text';
import { anyPattern } from './testing';

test('a link carries a pattern and its name', () => {
  expect(linkOf({ name: 'Evening', steps: BUILT_IN_PATTERNS['4-7-8'] })).toBe('1.i4h7o8.Evening');
  expect(linkOf({ name: '', steps: BUILT_IN_PATTERNS.coherent })).toBe('1.i5_5o5_5.');
  fc.assert(
    fc.property(anyPattern, fc.string({ unit: 'grapheme', maxLength: 50 }), (steps, name) => {
      const read = patternFromLink(linkOf({ name, steps }));
      expect(read?.steps).toEqual(steps);
      expect(linkOf(read ?? { name: '', steps })).toBe(linkOf({ name, steps }));
    }),
  );
});

test('whatever a link holds, it is read without an error and gives nothing outside of the limits', () => {
  const piece = fc.constantFrom(
    '1',
    '.',
    'i4',
    'o6',
    'h20',
    's1',
    'r0',
    'i99',
    '_5',
    '%',
    '%41',
    'Name',
    '\n',
    'p=',
  );
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 10 }).map((pieces) => `1.${pieces.join('')}.Name`),
  );
  fc.assert(
    fc.property(anything, (link) => {
      const read = patternFromLink(link);
      if (read === null) return;
      expect(problemOf(read.steps)).toBeNull();
      expect([...read.name].length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  '',
  '1',
  '1.i4o6',
  '2.i4o6.Name',
  '1.i1o1.Fast',
  '1.i4h7o8.%',
  '1.o4i4.x',
  '1.i4_3o4.x',
  '1.i04444o4.x',
])('what is no pattern is none: %s', (link) => expect(patternFromLink(link)).toBeNull());

test('a name cannot hide or turn round what stands beside it', () => {
  const name = patternFromLink(`1.i4o6.${encodeURIComponent('a\u202eb\u0000\n c')}`)?.name;
  expect(name).toBe('a b c');
});

test('a pattern is read as people write it', () => {
  expect(patternFromText('4-7-8')).toEqual(BUILT_IN_PATTERNS['4-7-8']);
  expect(patternFromText(' 4 – 4 – 4 – 4 ')).toEqual(BUILT_IN_PATTERNS.box);
  expect(patternFromText('5.5/5.5')).toEqual(BUILT_IN_PATTERNS.coherent);
  expect(patternFromText('3-0-6-0')).toEqual(BUILT_IN_PATTERNS['longer-exhale-short']);
  for (const wrong of ['', '4', '1-1', '4-7-8-1-2', 'four', '4--8', '40-4', '4-7-8.2', '-4-4'])
    expect(patternFromText(wrong), wrong).toBeNull();
});

test('a pattern is written so that it reads the same, or not at all', () => {
  expect(patternText(DEFAULT_PATTERN)).toBe('4-4-4');
  expect(patternText(BUILT_IN_PATTERNS.sighing)).toBeNull();
  fc.assert(
    fc.property(anyPattern, (pattern) => {
      const text = patternText(pattern);
      if (text !== null) expect(patternFromText(text)).toEqual(pattern);
    }),
  );
});
