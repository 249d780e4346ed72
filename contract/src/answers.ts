import * as z from 'zod/mini';

/** Every error of the API: what happened and what to do, for people and for programs. */
export const errorAnswer = z.strictObject({
  success: z.literal(false),
  /** A sentence for people. */
  message: z.string(),
  /** A word for programs, in kebab case. */
  code: z.string(),
  /** One sentence for each field that was refused, by the field's name. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** What the sentence names, for clients that write it in another language. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** The answer of a call that was made for what it does: a sentence that says so. */
export const doneAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
export type DoneAnswer = z.infer<typeof doneAnswer>;
