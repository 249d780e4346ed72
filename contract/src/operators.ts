import { INVITATION_STEPS } from '@stillgrove/domain/operators/invitation';
import { OPERATOR_STEPS } from '@stillgrove/domain/operators/operator-step';
import * as z from 'zod/mini';
import { email } from './email';
import { linkToken } from './passwords';

/** The page that a link of an invitation opens; the token stands behind the `#`. */
export const OPERATOR_INVITATION_PAGE = '/operator-invitation';

/** The part of an invitation's link behind the `#`. */
export const invitationRequest = z.strictObject({ token: linkToken });

export const invitationAnswer = z.strictObject({
  success: z.literal(true),
  /** The invited address. */
  email: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  /** What the signed-in person has to do next. */
  step: z.enum(INVITATION_STEPS),
});

/** From where someone was invited. */
export const invitedFrom = z.enum(['operator', 'command-line', 'settings']);

const invitedBy = {
  invitedFrom,
  /** The name of the operator who invited; null when it was none, or that account is gone. */
  invitedBy: z.nullable(z.string()),
};

export const operator = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  ...invitedBy,
  /** Whether it is the operator who asks. */
  isYou: z.boolean(),
});

const openInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  expiresAt: z.number(),
  ...invitedBy,
});

export const operatorsAnswer = z.strictObject({
  success: z.literal(true),
  /** Those who have been operators longest come first. */
  operators: z.array(operator),
  /** The newest first. */
  invitations: z.array(openInvitation),
});

export const inviteOperatorRequest = z.strictObject({ email });
export const operatorsId = z.strictObject({ id: z.string().check(z.maxLength(100)) });

/** What someone who runs the site, or is meant to, still has to do; null for everyone else. */
export const operatorStepAnswer = z.strictObject({
  success: z.literal(true),
  step: z.nullable(z.enum(OPERATOR_STEPS)),
});

export type InvitationAnswer = z.infer<typeof invitationAnswer>;
export type InvitedFrom = z.infer<typeof invitedFrom>;
export type Operator = z.infer<typeof operator>;
export type OpenInvitation = z.infer<typeof openInvitation>;
export type OperatorsAnswer = z.infer<typeof operatorsAnswer>;
export type OperatorStepAnswer = z.infer<typeof operatorStepAnswer>;
