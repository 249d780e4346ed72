export const FAQ_CATEGORIES = [
  { id: 'all', name: 'All Questions' },
  { id: 'general', name: 'General' },
  { id: 'account', name: 'Account' },
  { id: 'services', name: 'Services' },
  { id: 'support', name: 'Support' },
] as const;

export type FaqFilter = (typeof FAQ_CATEGORIES)[number]['id'];
export type FaqCategory = Exclude<FaqFilter, 'all'>;

export type FaqItem = {
  readonly id: number;
  readonly category: FaqCategory;
  readonly question: string;
  /** Plain text, as it is searched. */
  readonly answer: string;
  /** The same with its links, as HTML made of our own Markdown. */
  readonly answerHtml: string;
};

export type FaqPageData = { readonly items: readonly FaqItem[] };
