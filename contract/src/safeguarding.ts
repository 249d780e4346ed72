import * as z from 'zod/mini';

/** A text from which operators can start an answer to someone who is not safe. */
export const firstAnswer = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  title: z.string(),
  /** When it fits, in a sentence. */
  when: z.string(),
  /** False where the email must not repeat what the person wrote, since someone at home may read it. */
  quoted: z.boolean(),
  /** Plain text. Parts in brackets are for the operator to replace. */
  text: z.string(),
});

export type FirstAnswer = z.infer<typeof firstAnswer>;

/** What the page on safeguarding shows, and what an answer to a message can start from. */
export type SafeguardingPageData = {
  /** Made of our own Markdown, with an id on each heading. */
  readonly html: string;
  /** With the numbers of the site's countries filled in. */
  readonly firstAnswers: readonly FirstAnswer[];
};
