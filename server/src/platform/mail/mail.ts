import * as z from 'zod/mini';

/** Nothing that goes into a header may break its line: that would smuggle in further headers. */
const headerText = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\P{Cc}+$/u));
const address = headerText.check(z.regex(/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/));

/** A mail to one recipient, sent for one cause and never twice for it. */
export const mail = z.strictObject({
  /** Names the occasion, such as `welcome:<user id>`. */
  cause: headerText,
  recipient: address,
  replyTo: z.optional(address),
  /** Where mail programs ask to be left out, with one click (RFC 8058). */
  unsubscribeUrl: z.optional(headerText.check(z.regex(/^https?:\/\/[^\s<>]+$/))),
  subject: headerText,
  text: z.string().check(z.minLength(1)),
  html: z.string().check(z.minLength(1)),
});

export type Mail = z.infer<typeof mail>;
