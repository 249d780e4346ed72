/** How long an invitation may be accepted. */
export const INVITATION_HOURS = 24;

/** What an invited person has to do next; `accept` is the last step. */
export const INVITATION_STEPS = [
  'sign-in',
  'use-invited-account',
  'confirm-address',
  'set-up-second-step',
  'renew-second-step',
  'show-second-step',
  'accept',
] as const;

export type InvitationStep = (typeof INVITATION_STEPS)[number];

/** Whoever is signed in when an invitation is opened. Times are milliseconds since 1970. */
export type InvitedPerson = {
  /** The address as `normalizeEmail` writes it. */
  readonly emailKey: string;
  /** When the person showed that the address is theirs; null until then. */
  readonly confirmedAtMs: number | null;
  /** When each second factor was set up. */
  readonly factorsSinceMs: readonly number[];
  /** Whether this session was opened with a second factor. */
  readonly secondFactor: boolean;
};

/**
 * The next step towards accepting an invitation. A second factor counts when it was set up after the address was
 * confirmed: before that, anyone may have registered the address and set up a factor of their own.
 *
 * @param invitedKey the invited address as `normalizeEmail` writes it
 * @param person null when no one is signed in
 */
export function nextInvitationStep(invitedKey: string, person: InvitedPerson | null): InvitationStep {
  if (person === null) return 'sign-in';
  if (person.emailKey !== invitedKey) return 'use-invited-account';
  const { confirmedAtMs, factorsSinceMs, secondFactor } = person;
  if (confirmedAtMs === null) return 'confirm-address';
  if (factorsSinceMs.length === 0) return 'set-up-second-step';
  if (factorsSinceMs.some((sinceMs) => sinceMs < confirmedAtMs)) return 'renew-second-step';
  return secondFactor ? 'accept' : 'show-second-step';
}
