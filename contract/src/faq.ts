export const FAQ_CATEGORIES = [
  { id: 'all', name: 'All Questions' },
  { id: 'general', name: 'General' },
  { id: 'account', name: 'Account' },
  { id: 'services', name: 'Services' },
  { id: 'support', name: 'Support' },
] as const;

export type FaqFilter = (typeof FAQ_CATEGORIES)[number]['id'];
export type FaqCategory = Exclude<FaqFilter, 'all'>;

/** A question as it is written. */
export type Question = {
  readonly id: number;
  readonly category: FaqCategory;
  readonly question: string;
  /** Small Markdown: emphasis and links. `{email}` stands for the instance's own address. */
  readonly answer: string;
};

/** A question as it is shown. */
export type FaqItem = Question & {
  /** Plain text, as it is searched. */
  readonly answer: string;
  /** The same with its links, as HTML. */
  readonly answerHtml: string;
};

export type FaqPageData = { readonly items: readonly FaqItem[] };
