import { expect, test } from 'vitest';
import { firstName, normalizeEmail } from './account';

test('the greeting uses the first word of a name, whatever the script and the spaces', () => {
  expect(firstName('  Maria  del Carmen ')).toBe('Maria');
  expect(firstName('अनन्या शर्मा')).toBe('अनन्या');
  expect(firstName('')).toBe('');
});

test('an address is the same however it is typed', () => {
  expect(normalizeEmail(' Ann@Example.ORG ')).toBe('ann@example.org');
  expect(normalizeEmail('jose\u0301@example.org')).toBe(normalizeEmail('josé@example.org'));
});
