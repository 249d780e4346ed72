import { expect, test } from 'vitest';
import { categoryOf } from './faq-filter';

test('an unknown category in the address shows all questions', () => {
  expect(categoryOf('account')).toBe('account');
  expect(categoryOf('everything')).toBe('all');
  expect(categoryOf(null)).toBe('all');
});
