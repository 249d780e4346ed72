import * as z from 'zod/mini';
import { timeZone } from './appointments';

/** In which zone today begins and ends. */
export const boardQuery = z.strictObject({ timeZone });

/** How the instance is today, in numbers alone: no names, no words of anyone, and nothing about activities. */
export const boardAnswer = z.strictObject({
  success: z.literal(true),
  messages: z.strictObject({
    /** Messages of visitors that no one has answered or marked as done. */
    waiting: z.number(),
    /** For how long the oldest of them has been waiting, in milliseconds; null when there is none. */
    oldestMs: z.nullable(z.number()),
    /** Those whose writers operators wanted to write to again by today. */
    toWriteAgain: z.number(),
  }),
  emails: z.strictObject({
    /** Emails that were given up. */
    failed: z.number(),
    /** Emails that should have gone out a while ago, and are tried again. */
    late: z.number(),
  }),
  /** Steps of Before you open that are still to do. */
  opening: z.number(),
  backup: z.strictObject({
    /** How long ago the last one was made, in milliseconds; null when none is known. */
    ageMs: z.nullable(z.number()),
    /** Whether there is none, or it is older than a backup of every night would be. */
    isDue: z.boolean(),
  }),
  /** Appointments that are not canceled. */
  appointments: z.strictObject({
    /** Those that begin today. */
    today: z.number(),
    /** Those that begin in the seven days after today. */
    nextSevenDays: z.number(),
  }),
  /** Accounts that were made today. */
  newAccounts: z.number(),
});

export type BoardAnswer = z.infer<typeof boardAnswer>;
