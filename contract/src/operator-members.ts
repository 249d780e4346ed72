import * as z from 'zod/mini';
import { deletionReason } from './deletion-reason';
import { email } from './email';
import { atMost } from './text';

const CLOSING_NOTE_MAX_LENGTH = 500;

/** The exact address; there is no way to look through the people who have accounts. */
export const findMemberRequest = z.strictObject({ email });

/** What operators see of an account: nothing of what the person does with it. */
export const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Milliseconds since 1970, as is the next. */
  createdAt: z.number(),
  /** Null while the address is not confirmed. */
  confirmedAt: z.nullable(z.number()),
  /** On how many devices the person is signed in. */
  sessions: z.number(),
  isOperator: z.boolean(),
});

export const findMemberAnswer = z.strictObject({
  success: z.literal(true),
  /** Null when no account has the address. */
  member: z.nullable(member),
});

export const memberId = z.strictObject({ id: z.string().check(z.maxLength(100)) });
export const closeAccountRequest = z.strictObject({
  reason: deletionReason,
  /** Goes to the person with the email, and is kept nowhere else; may be empty. */
  note: z.string().check(z.trim(), atMost(CLOSING_NOTE_MAX_LENGTH)),
});
export type Member = z.infer<typeof member>;
export type CloseAccountRequest = z.infer<typeof closeAccountRequest>;
