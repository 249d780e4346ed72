import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstName, normalizeEmail, normalizePassword, passwordLength } from './account';

test('the greeting uses the first part of a name, whatever the script and the spaces', () => {
  expect(firstName('  Maria  del Carmen ')).toBe('Maria');
  expect(firstName('अनन्या शर्मा')).toBe('अनन्या');
  expect(firstName('')).toBe('');
});

test('an address is the same however it is typed', () => {
  expect(normalizeEmail(' Ann@Example.ORG ')).toBe('ann@example.org');
  expect(normalizeEmail('jose\u0301@example.org')).toBe(normalizeEmail('josé@example.org'));
});

test('a password counts as many characters however a keyboard composes them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (password) => {
      const length = passwordLength(password);
      expect(passwordLength(password.normalize('NFD'))).toBe(length);
      expect(passwordLength(password.normalize('NFC'))).toBe(length);
      expect(normalizePassword(password.normalize('NFD'))).toBe(normalizePassword(password));
    }),
  );
});

test('a character is one, whatever its script', () => {
  expect(passwordLength('🌿'.repeat(128))).toBe(128);
  expect(passwordLength('静かな森の朝の')).toBe(7);
});
