import { t } from '@stillgrove/domain/language/message';

export const FAQ_CATEGORIES = [
  { id: 'all', name: t`All Questions` },
  { id: 'general', name: t`General` },
  { id: 'account', name: t`Account` },
  { id: 'services', name: t`Services` },
  { id: 'support', name: t`Support` },
] as const;

export type FaqFilter = (typeof FAQ_CATEGORIES)[number]['id'];
type FaqCategory = Exclude<FaqFilter, 'all'>;

/** A question as it is written. */
export type Question = {
  readonly id: number;
  readonly category: FaqCategory;
  readonly question: string;
  /** Small Markdown: emphasis and links. `{email}` is replaced with the instance's own address. */
  readonly answer: string;
  /**
   * Where the answer claims what only the operator can say: the answer that takes its place once that is said.
   * `{services}`, `{answerTime}` and `{crisisRole}` in it stand for sentences made from the settings.
   */
  readonly settled?: { readonly claim: 'services' | 'answer-time'; readonly answer: string } | undefined;
};

/** A question as it is shown. */
export type FaqItem = Omit<Question, 'settled'> & {
  /** The answer claims what the operator has not said yet, and is marked as a sample. */
  readonly sample: boolean;
  /** Plain text, as it is searched. */
  readonly answer: string;
  /** The same with its links, as HTML. */
  readonly answerHtml: string;
};

export type FaqPageData = { readonly items: readonly FaqItem[] };
