import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPasswordStrength } from './password-strength';

const strength = createPasswordStrength({ siteName: () => Promise.resolve('Stillgrove') });
const ANA = { fullName: 'Ana María Lee', email: 'ana.lee84@example.org' };
const weaknessOf = (password: string) => strength.weaknessOf(password, ANA);

test.each([
  ['password', 'common'],
  ['Passw0rd!', 'common'],
  ['iloveyou1', 'common'],
  ['aaaaaaaa', 'repeated'],
  ['abcabcabc', 'repeated'],
  ['19901224', 'date'],
  ['anamaria', 'own'],
  ['Ana Lee 1', 'own'],
  ['ana.lee84', 'own'],
  ['ana.lee84@example.org', 'own'],
  ['leemaríaana', 'own'],
  ['stillgrove1', 'own'],
  ['river12!', 'short'],
])('%s is refused with a reason', async (password, reason) => {
  expect(await weaknessOf(password)).toBe(reason);
});

test.each([
  'a quiet morning',
  'seven herons at dusk',
  'x7Gh2!qz',
  'नमस्ते दुनिया',
  'тихое утро у реки',
  '静かな森の朝の光',
  'ana walks by slow rivers',
])('%s is taken', async (password) => {
  expect(await weaknessOf(password)).toBeNull();
});

test('a keyboard walk of 40 keys does not pass as a password', async () => {
  for (const walk of ['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/', 'zaq1xsw2cde3vfr4bgt5nhy6mju7,ki8.lo9/;p0'])
    expect(await weaknessOf(walk)).toBe('keys');
});

test('of the longest password forty characters are looked at, since a look takes longer with each', async () => {
  const check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
  for (const part of ['P@$$w0rd', '4@({[<83&61!|0$57+%2/', 'a1'])
    await weaknessOf(part.repeat(128).slice(0, 128));
  expect(check).toHaveBeenCalled();
  for (const [text] of check.mock.calls) expect(text.length).toBeLessThanOrEqual(40);
  check.mockRestore();
});

test('random characters are good, however they are composed', async () => {
  const letters = fc.constantFrom(...Array.from('bdfghkmpqvwxzBDFGHKMPQVWXZ2457!?&€éñ'));
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { minLength: 12, maxLength: 30 }), async (characters) => {
      fc.pre(new Set(characters).size >= 9);
      const password = characters.join('');
      const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
      expect(await weaknessOf(composed)).toBeNull();
      expect(await weaknessOf(decomposed)).toBeNull();
    }),
    { numRuns: 40 },
  );
});
