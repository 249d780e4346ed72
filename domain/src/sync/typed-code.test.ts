import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICE_SECRET_BYTES, readTypedCode, RECOVERY_KEY_BYTES, tidied, typedCode } from './typed-code';

const secret = fc
  .constantFrom(DEVICE_SECRET_BYTES, RECOVERY_KEY_BYTES)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

test('every secret comes back from its code, in groups of four', () => {
  fc.assert(
    fc.property(secret, (bytes) => {
      const code = typedCode(bytes);
      expect(code).toMatch(
        bytes.length === 16 ? /^(?:[0-9A-Z]{4} ){6}[0-9A-Z]{4}$/ : /^(?:[0-9A-Z]{4} ){8}[0-9A-Z]{3}$/,
      );
      expect(readTypedCode(code, bytes.length)).toEqual({ secret: new Uint8Array(bytes) });
    }),
  );
});

test('a code may be typed with small letters, dashes, no spaces, and O, I and L for 0 and 1', () => {
  fc.assert(
    fc.property(secret, (bytes) => {
      const plain = typedCode(bytes).replaceAll(' ', '');
      const sloppy = plain.toLowerCase().replaceAll('0', 'o').replace('1', 'l').replaceAll('1', 'I');
      expect(readTypedCode(` ${sloppy.slice(0, 5)}-${sloppy.slice(5)}`, bytes.length)).toEqual({
        secret: new Uint8Array(bytes),
      });
    }),
  );
});

test('one wrong character, or two that changed places, are always noticed', () => {
  fc.assert(
    fc.property(secret, fc.nat(), fc.integer({ min: 1, max: 31 }), (bytes, place, step) => {
      const code = Array.from(tidied(typedCode(bytes)));
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const at = place % code.length;
      const wrong = [...code];
      wrong[at] = alphabet.charAt((alphabet.indexOf(code[at] ?? '') + step) % 32);
      expect(readTypedCode(wrong.join(''), bytes.length)).toEqual({ problem: 'checksum' });
      const swapped = [...code];
      [swapped[at], swapped[at + 1]] = [code[at + 1] ?? '', code[at] ?? ''];
      if (swapped.join('') !== code.join(''))
        expect(readTypedCode(swapped.join(''), bytes.length)).toEqual({ problem: 'checksum' });
    }),
    { numRuns: 1_000 },
  );
});

test('a code that is too short, too long or has a foreign character says which', () => {
  const code = typedCode(new Uint8Array(DEVICE_SECRET_BYTES).fill(7));
  expect(readTypedCode(code.slice(0, -1), DEVICE_SECRET_BYTES)).toEqual({ problem: 'length' });
  expect(readTypedCode(`${code}0`, DEVICE_SECRET_BYTES)).toEqual({ problem: 'length' });
  expect(readTypedCode('', DEVICE_SECRET_BYTES)).toEqual({ problem: 'length' });
  expect(readTypedCode(`U${code.slice(1)}`, DEVICE_SECRET_BYTES)).toEqual({ problem: 'character', at: 0 });
});
