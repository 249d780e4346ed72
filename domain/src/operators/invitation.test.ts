import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVITATION_STEPS, type InvitedPerson, nextInvitationStep } from './invitation';

const OLA = 'ola@example.org';
const READY: InvitedPerson = {
  emailKey: OLA,
  confirmedAtMs: 1000,
  factorsSinceMs: [1000, 2000],
  secondFactor: true,
};

test.each([
  ['sign-in', null],
  ['use-invited-account', { ...READY, emailKey: 'eve@example.org' }],
  ['confirm-address', { ...READY, confirmedAtMs: null }],
  ['set-up-second-step', { ...READY, factorsSinceMs: [] }],
  ['renew-second-step', { ...READY, factorsSinceMs: [2000, 999] }],
  ['show-second-step', { ...READY, secondFactor: false }],
  ['accept', READY],
] as const)('an invitation asks for %s before anything after it', (step, person) => {
  expect(nextInvitationStep(OLA, person)).toBe(step);
  expect(INVITATION_STEPS).toContain(step);
});

test('no one accepts without the invited address, its confirmation, a later factor and a session that showed it', () => {
  const time = fc.integer({ min: 0, max: 5 });
  const person = fc.record({
    emailKey: fc.constantFrom(OLA, 'eve@example.org'),
    confirmedAtMs: fc.option(time),
    factorsSinceMs: fc.array(time, { maxLength: 3 }),
    secondFactor: fc.boolean(),
  });
  fc.assert(
    fc.property(person, (one) => {
      const mayAccept =
        one.emailKey === OLA &&
        one.confirmedAtMs !== null &&
        one.factorsSinceMs.length > 0 &&
        Math.min(...one.factorsSinceMs) >= one.confirmedAtMs &&
        one.secondFactor;
      expect(nextInvitationStep(OLA, one) === 'accept').toBe(mayAccept);
    }),
  );
});
