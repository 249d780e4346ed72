import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  firstName,
  normalizeEmail,
  normalizePassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_TYPED_MAX_LENGTH,
  passwordLength,
} from './account';

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
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (password) => {
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

test('a password of 128 characters counts as such, in whatever way a keyboard takes it apart', () => {
  // U+1F82 comes apart into four code points, and musical symbols take two units each.
  for (const character of ['\u1f82', '🌿', 'ệ', '각'])
    expect(passwordLength(character.repeat(PASSWORD_MAX_LENGTH).normalize('NFD'))).toBe(PASSWORD_MAX_LENGTH);
});

test('a text too long for a password is too long without being normalized, which would take seconds', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const marks = 'a\u0301\u0323'.repeat(20_000);
  expect(passwordLength(marks)).toBeGreaterThan(PASSWORD_MAX_LENGTH);
  expect(passwordLength('a'.repeat(PASSWORD_TYPED_MAX_LENGTH + 1))).toBeGreaterThan(PASSWORD_MAX_LENGTH);
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});
