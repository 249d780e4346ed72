import { plural, t } from '@lingui/core/macro';
import { expect, test } from 'vitest';

test('a sentence agrees with its number, which is written as the language writes it', () => {
  const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
  expect([0, 1, 1200].map(questions)).toEqual(['0 questions', '1 question', '1,200 questions']);
});

test('a number may have words of its own, and a sentence other values beside it', () => {
  const found = (count: number, place: string) =>
    t`${plural(count, { 0: 'Nothing', one: 'One thing', other: '# things' })} in ${place}`;
  expect([0, 1, 2].map((count) => found(count, 'town'))).toEqual([
    'Nothing in town',
    'One thing in town',
    '2 things in town',
  ]);
});
