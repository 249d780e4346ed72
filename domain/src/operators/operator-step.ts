import { type InvitedPerson, nextInvitationStep } from './invitation';

/** What can be missing before someone can open the operator's area. */
export const OPERATOR_STEPS = [
  'confirm-address',
  'set-up-second-step',
  'renew-second-step',
  'show-second-step',
  'open-invitation',
  'await-invitation',
] as const;

export type OperatorStep = (typeof OPERATOR_STEPS)[number];

/** An operator; someone whom the settings name and who may accept an invitation; or one whose invitation has ended. */
export type OperatorStanding = 'operator' | 'invited' | 'named';

/**
 * The next step of someone who runs the site, or is meant to, towards the operator's area.
 *
 * @param person whoever is signed in
 * @returns null when nothing is missing
 */
export function nextOperatorStep(standing: OperatorStanding, person: InvitedPerson): OperatorStep | null {
  const { emailKey, confirmedAtMs, factorsSinceMs, secondFactor } = person;
  if (standing === 'operator') {
    if (confirmedAtMs === null) return 'confirm-address';
    if (secondFactor) return null;
    // When a factor was set up counted when they became operator, and no longer does.
    return factorsSinceMs.length === 0 ? 'set-up-second-step' : 'show-second-step';
  }
  const step = nextInvitationStep(emailKey, person);
  switch (step) {
    case 'accept':
      return standing === 'invited' ? 'open-invitation' : 'await-invitation';
    case 'sign-in':
    case 'use-invited-account':
      throw new Error('A person who is signed in has the address by which they are known.');
    default:
      return step;
  }
}
