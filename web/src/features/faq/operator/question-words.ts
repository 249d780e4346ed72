import { t } from '@lingui/core/macro';
import { FAQ_CATEGORIES } from '@stillgrove/contract/faq';
import type { OperatorQuestion } from '@stillgrove/contract/operator-faq';

type Words = Pick<OperatorQuestion, 'category' | 'question' | 'answer'>;

/** Whether a newer answer of the server still holds this question as it was read. */
export function sameQuestion(newer: OperatorQuestion, read: OperatorQuestion): boolean {
  return newer.id === read.id && changedWords(read, newer).length === 0;
}

/** What is not as it was, with its newer words. */
export function changedWords(before: Words, after: Words): [name: string, words: string][] {
  const found: [string, string][] = [];
  if (after.category !== before.category) found.push([t`Category`, categoryName(after.category)]);
  if (after.question !== before.question) found.push([t`Question`, after.question]);
  if (after.answer !== before.answer) found.push([t`Answer`, after.answer]);
  return found;
}

export function categoryName(category: Words['category']): string {
  return FAQ_CATEGORIES.find(({ id }) => id === category)?.name ?? category;
}
