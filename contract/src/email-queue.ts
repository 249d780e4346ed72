import * as z from 'zod/mini';
import { pageShown, pageWish } from './paging';

/** Entries of one page of the list. */
export const PAGE_SIZE = 50;

export const emailQueueQuery = z.strictObject({ page: pageWish });

export const queuedEmailId = z.strictObject({ id: z.string().check(z.maxLength(100)) });

/**
 * An email that has not gone out, without its text. It failed for good, waits for another try, is being
 * sent, or is scheduled for later.
 */
const queuedEmail = z.strictObject({
  id: z.string(),
  state: z.enum(['failed', 'waiting', 'sending', 'scheduled']),
  recipient: z.string(),
  subject: z.string(),
  /** When it was first due, in milliseconds since 1970. */
  dueAt: z.number(),
  /** How often it was tried. */
  tries: z.number(),
  /** When it is tried next; null once it has failed. */
  nextTryAt: z.nullable(z.number()),
  /** The code of the last error. */
  lastError: z.nullable(z.string()),
});

export const emailQueueAnswer = z.strictObject({
  success: z.literal(true),
  /** Those that failed first, then those that wait, then those that are scheduled. */
  emails: z.array(queuedEmail),
  page: pageShown,
  /** How many there are of each kind; those that are being sent wait. */
  failed: z.number(),
  waiting: z.number(),
  scheduled: z.number(),
});

export type QueuedEmail = z.infer<typeof queuedEmail>;
export type EmailQueueAnswer = z.infer<typeof emailQueueAnswer>;
