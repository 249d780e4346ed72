import * as z from 'zod/mini';
import { pageShown, pageWish } from './paging';

/** Entries of one page of the list. */
export const PAGE_SIZE = 50;

export const subscribersQuery = z.strictObject({ page: pageWish });

export const subscribersAnswer = z.strictObject({
  success: z.literal(true),
  /** How many have confirmed their subscription, and how many have not confirmed it yet. */
  confirmed: z.number(),
  unconfirmed: z.number(),
  /** Confirmed subscribers, the newest first. */
  subscribers: z.array(
    z.strictObject({
      id: z.string(),
      email: z.string(),
      /** Milliseconds since 1970. */
      confirmedAt: z.number(),
    }),
  ),
  page: pageShown,
});

export const subscriberId = z.strictObject({ id: z.string().check(z.maxLength(100)) });

export type SubscribersAnswer = z.infer<typeof subscribersAnswer>;
