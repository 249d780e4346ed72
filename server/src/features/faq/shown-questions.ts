import { bundledQuestions } from '@stillgrove/content/faq/faq';
import type { Question } from '@stillgrove/contract/faq';
import type { StoredQuestions } from '@stillgrove/contract/operator-faq';

/** The questions that come with the product. */
export const BUNDLED: readonly Question[] = bundledQuestions();

/** Every question that visitors see: the bundled ones, corrected where an operator did, then those of the operator's own. */
export function shownQuestions(stored: StoredQuestions): readonly Question[] {
  const corrected = BUNDLED.map((question) => stored.find(({ id }) => id === question.id) ?? question);
  const own = stored.filter(({ id }) => isOwn(id)).toSorted((one, other) => one.id - other.id);
  return [...corrected, ...own];
}

/** Whether it is no question of the product's. */
export function isOwn(id: number): boolean {
  return !BUNDLED.some((question) => question.id === id);
}
