import * as z from 'zod/mini';

/** Which page of a long list is asked for, counted from 1. Past the end it is the last one. */
export const pageWish = z.optional(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Pages are counted from 1.')), z.transform(Number)),
);

/** Where in a long list an answer stands. */
export const pageShown = z.strictObject({ number: z.number(), of: z.number() });

export type PageShown = z.infer<typeof pageShown>;
