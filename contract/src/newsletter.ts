import { EMAIL_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';

export const newsletterRequest = z.strictObject({
  email: z
    .string('Enter your email address.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address.'),
      z.maxLength(EMAIL_MAX_LENGTH, 'This email address is too long.'),
      z.email('Enter an email address like name@example.org.'),
    ),
  /** A field that people never see; programs that fill in everything give themselves away. */
  website: z.optional(z.string().check(z.maxLength(500))),
});

export const newsletterAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type NewsletterRequest = z.infer<typeof newsletterRequest>;
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;
