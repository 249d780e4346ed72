import * as z from 'zod/mini';

export const operatorWaitingAnswer = z.strictObject({
  success: z.literal(true),
  /** Messages of visitors that no one has dealt with. */
  messages: z.number(),
  /** Email that should have gone out a while ago and has not. */
  mail: z.number(),
});

export type OperatorWaitingAnswer = z.infer<typeof operatorWaitingAnswer>;
