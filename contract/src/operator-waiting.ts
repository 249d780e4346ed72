import * as z from 'zod/mini';

export const operatorWaitingAnswer = z.strictObject({
  success: z.literal(true),
  /** Messages of visitors that no one has answered or marked as done. */
  messages: z.number(),
  /** Emails that should have gone out a while ago and have not. */
  emails: z.number(),
  /** Steps of Before you open that are still to do. */
  opening: z.number(),
});

export type OperatorWaitingAnswer = z.infer<typeof operatorWaitingAnswer>;
