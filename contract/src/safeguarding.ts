/** A text from which operators can start an answer to someone who is not safe. */
export type FirstAnswer = {
  /** Lowercase words with hyphens. */
  readonly id: string;
  readonly title: string;
  /** When it fits, in a sentence. */
  readonly when: string;
  /** False where the email must not repeat what the person wrote, since someone at home may read it. */
  readonly quoted: boolean;
  /** Plain text. Parts in brackets are for the operator to replace. */
  readonly text: string;
};

/** What the page on safeguarding shows, and what an answer to a message can start from. */
export type SafeguardingPageData = {
  /** Made of our own Markdown, with an id on each heading. */
  readonly html: string;
  /** With the numbers of the site's countries filled in. */
  readonly firstAnswers: readonly FirstAnswer[];
};
