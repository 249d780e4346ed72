import * as z from 'zod/mini';
import { pageShown, pageWish } from './paging';

export const mailQueueQuery = z.strictObject({ page: pageWish });

export const queuedMailId = z.strictObject({ id: z.string().check(z.maxLength(100)) });

/**
 * A mail that has not gone out, without its words. It failed for good, waits for another try, is being
 * sent, or is not due before a time that was set for it.
 */
export const queuedMail = z.strictObject({
  id: z.string(),
  state: z.enum(['failed', 'waiting', 'sending', 'scheduled']),
  recipient: z.string(),
  subject: z.string(),
  /** When it was to be sent first, in milliseconds since 1970. */
  dueAt: z.number(),
  /** How often it was tried. */
  tries: z.number(),
  /** When it is tried next; null once it has failed. */
  nextTryAt: z.nullable(z.number()),
  /** The code of the last error. */
  lastError: z.nullable(z.string()),
});

export const mailQueueAnswer = z.strictObject({
  success: z.literal(true),
  /** Those that failed first, then those that wait, then those that are not due yet. */
  mails: z.array(queuedMail),
  page: pageShown,
  /** How many there are of each kind; those that are being sent wait. */
  failed: z.number(),
  waiting: z.number(),
  scheduled: z.number(),
});

export const mailChangedAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type QueuedMail = z.infer<typeof queuedMail>;
export type MailQueueAnswer = z.infer<typeof mailQueueAnswer>;
export type MailChangedAnswer = z.infer<typeof mailChangedAnswer>;
