import { expect, test } from 'vitest';
import { createPasswords } from './passwords';

test('a password opens its own hash and no other', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('a quiet morning');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'a quiet morning')).toBe(true);
  expect(await passwords.verify(stored, 'A quiet morning')).toBe(false);
});

test('the same password is stored differently each time', async () => {
  const passwords = createPasswords();
  expect(await passwords.hash('a quiet morning')).not.toBe(await passwords.hash('a quiet morning'));
});

test('it does not matter how a keyboard composes a letter', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
});

test('no one opens an account that does not exist', async () => {
  expect(await createPasswords().verify(null, 'anything at all')).toBe(false);
});
