import * as z from 'zod/mini';
import { pageShown, pageWish } from './paging';

export const subscribersQuery = z.strictObject({ page: pageWish });

export const subscribersAnswer = z.strictObject({
  success: z.literal(true),
  /** How many get letters, and how many have not opened the link of the first email yet. */
  confirmed: z.number(),
  unconfirmed: z.number(),
  /** Those who get letters, the newest first. */
  subscribers: z.array(
    z.strictObject({
      email: z.string(),
      /** Milliseconds since 1970. */
      confirmedAt: z.number(),
    }),
  ),
  page: pageShown,
});

export type SubscribersAnswer = z.infer<typeof subscribersAnswer>;
