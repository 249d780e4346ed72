import type { InvitationStep } from '@stillgrove/domain/operators/invitation';
import type { Refusal } from '../../platform/errors/refusal';

/** The same for invitations that are wrong, used, canceled, replaced or too old. */
export const WRONG_INVITATION: Refusal = {
  status: 400,
  code: 'wrong-invitation',
  message:
    'This invitation no longer works. It may have been used, canceled, replaced by a newer one, or be older than 24 hours. Ask for a new one.',
};

/** What is missing before an invitation can be accepted. */
export const STEP_MISSING: Record<Exclude<InvitationStep, 'sign-in' | 'accept'>, Refusal> = {
  'use-invited-account': {
    status: 409,
    code: 'use-invited-account',
    message: 'This invitation is for another email address. Sign in with the account that has that address.',
  },
  'confirm-address': {
    status: 409,
    code: 'confirm-address',
    message: 'Confirm your email address first. Profile Settings can send you the email again.',
  },
  'set-up-second-step': {
    status: 409,
    code: 'set-up-second-step',
    message: 'Set up two-step sign-in in Profile Settings first.',
  },
  'renew-second-step': {
    status: 409,
    code: 'renew-second-step',
    message:
      'Your two-step sign-in was set up before your address was confirmed. Remove it in Profile Settings, and set it up again.',
  },
  'show-second-step': {
    status: 409,
    code: 'show-second-step',
    message: 'Sign out, then sign in again with your second step.',
  },
};

export const ALREADY_OPERATOR: Refusal = {
  status: 409,
  code: 'already-operator',
  message: 'The account with this address is already an operator.',
  fields: { email: 'The account with this address is already an operator.' },
};

export const UNKNOWN_INVITATION: Refusal = {
  status: 404,
  code: 'unknown-invitation',
  message: 'This invitation is no longer open. It was accepted or canceled, or it has expired.',
};

export const UNKNOWN_OPERATOR: Refusal = {
  status: 404,
  code: 'unknown-operator',
  message: 'This account is no longer an operator.',
};

export const LAST_OPERATOR: Refusal = {
  status: 409,
  code: 'last-operator',
  message: 'You can’t remove the last operator. Invite someone else first.',
};
