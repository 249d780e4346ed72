import * as z from 'zod/mini';

/** Actions that one answer holds at most. */
export const PAGE_SIZE = 50;

/** Everything that operators do and that is written down. */
const OPERATOR_ACTIONS = [
  'message-answered',
  'message-done',
  'message-reopened',
  'message-reminder-removed',
  'message-deleted',
  'subscriber-deleted',
  'subscribers-exported',
  'therapist-saved',
  'therapist-removed',
  'therapists-ordered',
  'hours-saved',
  'booking-cancelled',
  'site-saved',
  'question-corrected',
  'question-restored',
  'question-added',
  'question-removed',
  'helplines-corrected',
  'helplines-restored',
  'helplines-country-added',
  'helplines-country-removed',
  'legal-text-saved',
  'legal-text-restored',
  'email-retried',
  'email-deleted',
  'operator-invited',
  'operator-invited-from-server',
  'operator-invitation-canceled',
  'operator-joined',
  'operator-removed',
  'operator-removed-from-server',
  'member-sessions-ended',
  'account-closed',
] as const;

export const operatorAction = z.strictObject({
  id: z.string(),
  /** The operator's name; null when that account is gone, and for what was done at the server itself. */
  operator: z.nullable(z.string()),
  action: z.enum(OPERATOR_ACTIONS),
  /** What it was done to: an id, a country or the name of a setting; the kind of reason where something was deleted; empty when it is gone. */
  subject: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

/** The page after a moment: what happened before it. */
export const operatorActionsQuery = z.strictObject({
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});

export const operatorActionsAnswer = z.strictObject({
  success: z.literal(true),
  /** The newest first. */
  actions: z.array(operatorAction),
  /** Whether there are older ones. */
  more: z.boolean(),
});

export type OperatorAction = z.infer<typeof operatorAction>;
export type OperatorActionsAnswer = z.infer<typeof operatorActionsAnswer>;
