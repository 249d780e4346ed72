import type { InvitationStep } from '@stillgrove/domain/operators/invitation';
import { Refusal } from '../../platform/errors/refusal';

/** The same for invitations that are wrong, used, canceled, replaced or too old. */
export const WRONG_INVITATION = new Refusal({ code: 'wrong-invitation' });

/** What is missing before an invitation can be accepted. */
export const STEP_MISSING: Record<Exclude<InvitationStep, 'sign-in' | 'accept'>, Refusal> = {
  'use-invited-account': new Refusal({ code: 'use-invited-account' }),
  'confirm-address': new Refusal({ code: 'confirm-address' }),
  'set-up-second-step': new Refusal({ code: 'set-up-second-step' }),
  'renew-second-step': new Refusal({ code: 'renew-second-step' }),
  'show-second-step': new Refusal({ code: 'show-second-step' }),
};

export const ALREADY_OPERATOR = new Refusal({
  code: 'already-operator',
  field: 'email',
});

export const UNKNOWN_INVITATION = new Refusal({ code: 'unknown-invitation' });

export const UNKNOWN_OPERATOR = new Refusal({ code: 'unknown-operator' });

export const LAST_OPERATOR = new Refusal({ code: 'last-operator' });
