import * as z from 'zod/mini';
import { email } from './email';

export const newsletterRequest = z.strictObject({
  email,
  /** A field that people never see; programs that fill in everything give themselves away. */
  website: z.optional(z.string().check(z.maxLength(500))),
});

export type NewsletterRequest = z.infer<typeof newsletterRequest>;
