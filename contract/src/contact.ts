import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';
import { atMost, line } from './text';

export const SUBJECT_MAX_LENGTH = 150;
export const MESSAGE_MAX_LENGTH = 10_000;

/** A message to the operator. */
export const contactRequest = z.strictObject({
  /** Made where the message was written, so that a second try after a lost answer stores it once. */
  id: z.optional(z.uuid()),
  name: line('your name', FULL_NAME_MAX_LENGTH),
  email: z
    .string('Enter your email address.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address.'),
      z.maxLength(EMAIL_MAX_LENGTH, 'This email address is too long.'),
      z.email('Enter an email address like name@example.org.'),
    ),
  subject: line('a subject', SUBJECT_MAX_LENGTH),
  message: z.string('Write a message.').check(
    z.trim(),
    z.minLength(1, 'Write a message.'),
    atMost(MESSAGE_MAX_LENGTH, (most) => `A message has at most ${most} characters.`),
  ),
  /** A field that people never see; programs that fill in everything give themselves away. */
  website: z.optional(z.string().check(z.maxLength(500))),
});

export const contactAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type ContactRequest = z.infer<typeof contactRequest>;
export type ContactAnswer = z.infer<typeof contactAnswer>;
