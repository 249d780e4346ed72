import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeShownAt } from '../../testing/authenticator-app';
import { newSecret, stepOf, withAsciiDigits } from './one-time-codes';

const NOW_MS = 1_800_000_015_000;
const STEP_MS = 30_000;
const STEP = Math.floor(NOW_MS / STEP_MS);

const SCRIPTS: [string, string][] = [
  ['Arabic', '٠'],
  ['Persian', '۰'],
  ['Devanagari', '०'],
  ['Bengali', '০'],
  ['Thai', '๐'],
  ['fullwidth', '０'],
  ['mathematical bold', '𝟎'],
  ['mathematical monospace', '𝟶'],
];

const writtenIn = (zero: string, code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

test.each(SCRIPTS)('a code typed in %s digits works', (_script, zero) => {
  const secret = newSecret();
  expect(withAsciiDigits(writtenIn(zero, '0123456789'))).toBe('0123456789');
  expect(stepOf(secret, writtenIn(zero, codeShownAt(secret, NOW_MS)), NOW_MS)).toBe(STEP);
});

test('whatever is typed in place of a code is wrong or right, and never a fault of the server', () => {
  const secret = newSecret();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (code) => {
      expect([null, STEP - 1, STEP, STEP + 1]).toContain(stepOf(secret, code, NOW_MS));
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\p{Nd}{6}$/u), (code) => {
      expect([null, STEP - 1, STEP, STEP + 1]).toContain(stepOf(secret, code, NOW_MS));
    }),
  );
});

test('a code is valid in its own 30 seconds and in those before and after, and in no others', () => {
  const secret = newSecret();
  const codeOf = (steps: number) => codeShownAt(secret, NOW_MS + steps * STEP_MS);
  expect([-2, -1, 0, 1, 2].map((steps) => stepOf(secret, codeOf(steps), NOW_MS))).toEqual([
    null,
    STEP - 1,
    STEP,
    STEP + 1,
    null,
  ]);
});
