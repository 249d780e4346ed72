import { expect, test } from 'vitest';
import type { InvitedPerson } from './invitation';
import { nextOperatorStep } from './operator-step';

const READY: InvitedPerson = {
  emailKey: 'ola@example.org',
  confirmedAtMs: 1000,
  factorsSinceMs: [2000],
  secondFactor: true,
};

test.each([
  ['confirm-address', { ...READY, confirmedAtMs: null }],
  ['set-up-second-step', { ...READY, factorsSinceMs: [], secondFactor: false }],
  ['show-second-step', { ...READY, secondFactor: false }],
  [null, READY],
] as const)('an operator is told %s before anything after it', (step, person) => {
  expect(nextOperatorStep('operator', person)).toBe(step);
});

test('an operator who changed the address does not set the second step up again', () => {
  expect(nextOperatorStep('operator', { ...READY, confirmedAtMs: 9000 })).toBeNull();
});

test.each([
  ['confirm-address', { ...READY, confirmedAtMs: null }],
  ['set-up-second-step', { ...READY, factorsSinceMs: [] }],
  ['renew-second-step', { ...READY, factorsSinceMs: [999] }],
  ['show-second-step', { ...READY, secondFactor: false }],
] as const)('someone whom the settings name is told %s, invited or not', (step, person) => {
  expect(nextOperatorStep('invited', person)).toBe(step);
  expect(nextOperatorStep('named', person)).toBe(step);
});

test('once all is done, the invitation is what is missing', () => {
  expect(nextOperatorStep('invited', READY)).toBe('open-invitation');
  expect(nextOperatorStep('named', READY)).toBe('await-invitation');
});
