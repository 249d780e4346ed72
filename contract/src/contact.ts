import { t } from '@stillgrove/domain/language/message';
import { FULL_NAME_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';
import { email } from './email';
import { atMost, line } from './text';

export const SUBJECT_MAX_LENGTH = 150;
export const MESSAGE_MAX_LENGTH = 10_000;

/** A message to the operator. */
export const contactRequest = z.strictObject({
  /** Made where the message was written, so that a second try after a lost answer stores it once. */
  id: z.optional(z.uuid()),
  name: line(t`your name`, FULL_NAME_MAX_LENGTH),
  email,
  subject: line(t`a subject`, SUBJECT_MAX_LENGTH),
  message: z.string(t`Write a message.`).check(
    z.trim(),
    z.minLength(1, t`Write a message.`),
    atMost(MESSAGE_MAX_LENGTH, (most) => t`A message has at most ${most} characters.`),
  ),
  /** A field that people never see; programs that fill in everything give themselves away. */
  website: z.optional(z.string().check(z.maxLength(500))),
});

export type ContactRequest = z.infer<typeof contactRequest>;
