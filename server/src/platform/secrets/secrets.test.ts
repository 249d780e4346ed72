import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecrets, isSealed, type SecretPlace } from './secrets';

const key = () => randomBytes(32);
const ANA: SecretPlace = { userId: 'ana', purpose: 'authenticator-app' };

test('whatever is sealed opens again, and never looks the same twice', () => {
  const secrets = createSecrets({ current: key(), old: null });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (text, userId) => {
      const place = { ...ANA, userId };
      const sealed = secrets.seal(text, place);
      expect(isSealed(sealed)).toBe(true);
      expect(secrets.open(sealed, place)).toBe(Buffer.from(text).toString());
      expect(secrets.seal(text, place)).not.toBe(sealed);
    }),
  );
});

test('a secret that was moved to someone else, or to another use, does not open', () => {
  const secrets = createSecrets({ current: key(), old: null });
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', ANA);
  expect(secrets.open(sealed, { ...ANA, userId: 'ola' })).toBeNull();
  expect(secrets.open(sealed, { ...ANA, purpose: 'recovery-code' })).toBeNull();
});

test('a secret of which any part was changed does not open, and nothing is thrown', () => {
  const secrets = createSecrets({ current: key(), old: null });
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', ANA);
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'b', '.', '_', ''), (at, character) => {
      const changed = sealed.slice(0, at) + character + sealed.slice(at + 1);
      // The last character of base64 may hold bits that mean nothing.
      fc.pre(at < sealed.length - 1 && changed !== sealed);
      expect(secrets.open(changed, ANA)).toBeNull();
    }),
  );
  for (const nonsense of ['', 'v1', 'v1...', sealed.slice(0, -30), 'JBSWY3DPEHPK3PXP'])
    expect(secrets.open(nonsense, ANA)).toBeNull();
});

test('the old key opens what it sealed and seals nothing, and a third opens nothing', () => {
  const [first, second] = [key(), key()];
  const before = createSecrets({ current: first, old: null });
  const sealed = before.seal('a', ANA);
  const rotated = createSecrets({ current: second, old: first });
  expect(rotated.open(sealed, ANA)).toBe('a');
  expect(sealed.startsWith(rotated.currentPrefix)).toBe(false);
  expect(rotated.seal('a', ANA).startsWith(rotated.currentPrefix)).toBe(true);
  expect(before.open(rotated.seal('a', ANA), ANA)).toBeNull();
  expect(createSecrets({ current: key(), old: null }).open(sealed, ANA)).toBeNull();
});
