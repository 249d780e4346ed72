import { FAQ_CATEGORIES, type FaqFilter, type FaqItem } from '@stillgrove/contract/faq';
import { matchingQuestions } from '@stillgrove/domain/faq/faq';
import { plain } from '@stillgrove/domain/language/plain';
import { soundsLikeCrisis } from '@stillgrove/domain/safeguarding/crisis-words';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { SHORTEST_WORD, suggestedSpelling, suggestedWords } from '../../ui/filters/suggested-spelling';
import { type Wider, widerFilters } from '../../ui/filters/wider-filters';

type Filter = { readonly category: FaqFilter; readonly search: string };

/** What is searched for, as it stands in the address: `?category=account&q=password`. */
export function useFaqFilter(): Filter {
  const params = useAddressSearch();
  return { category: categoryOf(params.get('category')), search: params.get('q') ?? '' };
}

export function chooseCategory(category: FaqFilter): void {
  changeAddressSearch({ category: category === 'all' ? '' : category });
}

export function searchFor(search: string): void {
  changeAddressSearch({ q: search });
}

export function resetFilter(): void {
  changeAddressSearch({ category: '', q: '' });
}

/** An address can say anything; what is no category of ours means all. */
export function categoryOf(text: string | null): FaqFilter {
  return FAQ_CATEGORIES.find(({ id }) => id === text)?.id ?? 'all';
}

/** The questions that pass a filter. For whoever may be in danger, those about a crisis come first, whatever is chosen. */
export function foundQuestions(items: readonly FaqItem[], filter: Filter): readonly FaqItem[] {
  const found = matchingQuestions<Exclude<FaqFilter, 'all'>, FaqItem>(items, filter);
  if (!soundsLikeCrisis(filter.search)) return found;
  const ofCrisis = items.filter(({ question }) => plain(question).includes('crisis'));
  return [...new Set([...ofCrisis, ...found])];
}

/** How many suggestions fit below the message that nothing was found. */
const MOST_SUGGESTIONS = 3;

/** The search as it may have been meant; where that finds nothing either, those of its words that do. */
export function suggestedFilters(items: readonly FaqItem[], filter: Filter): Wider<{ search: string }>[] {
  const texts = items.flatMap(({ question, answer }) => [question, answer]);
  const countAfter = (change: { search: string }) => foundQuestions(items, { ...filter, ...change }).length;
  const meant = suggestedSpelling(filter.search, texts);
  const whole = widerFilters(meant === null ? [] : [{ search: meant }], countAfter);
  if (whole.length > 0) return whole;
  const words = suggestedWords(filter.search, texts).flatMap(({ typed, meant }) =>
    meant !== null && typed.length >= SHORTEST_WORD ? meant : [],
  );
  return widerFilters(
    [...new Set(words)].map((search) => ({ search })),
    countAfter,
  ).slice(0, MOST_SUGGESTIONS);
}
