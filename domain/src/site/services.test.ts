import { expect, test } from 'vitest';
import { SERVICES, servicesSentence } from './services';

test('only the services that are offered are named', () => {
  expect(servicesSentence(['workshops'])).toBe('Our team offers wellness workshops.');
  expect(servicesSentence(['mindfulness', 'counseling'])).toBe(
    'Our team offers individual counseling and mindfulness training.',
  );
  expect(servicesSentence(SERVICES)).toBe(
    'Our team offers individual counseling, group therapy, wellness workshops, mindfulness training and crisis intervention.',
  );
});

test('a team that offers none of them says so', () => {
  expect(servicesSentence([])).toBe('Our team does not offer counseling, therapy or training.');
});
