import { expect, test } from 'vitest';
import { startingFrom } from './first-answer';

const FIRST = { text: 'Thank you for telling us.' };

test('an answer that is empty becomes the text', () => {
  expect(startingFrom(FIRST, ' \n')).toBe('Thank you for telling us.');
});

test('what is written already stays, below the text', () => {
  expect(startingFrom(FIRST, 'Dear Ana')).toBe('Thank you for telling us.\n\nDear Ana');
});
