import { expect, test } from 'vitest';
import { answerTimeSentence } from './answer-time';

test('no answer time is promised until an operator sets one', () => {
  expect(answerTimeSentence(null)).toBe('We answer as soon as we can.');
});

test.each([
  [1, 'We answer within 1 hour.'],
  [12, 'We answer within 12 hours.'],
  [24, 'We answer within 24 hours.'],
  [36, 'We answer within 36 hours.'],
  [72, 'We answer within 3 days.'],
])('an answer within %i hours is promised in words', (hours, sentence) => {
  expect(answerTimeSentence(hours)).toBe(sentence);
});
