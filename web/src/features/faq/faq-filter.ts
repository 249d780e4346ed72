import { FAQ_CATEGORIES, type FaqFilter, type FaqItem } from '@stillgrove/contract/faq';
import { matchingQuestions } from '@stillgrove/domain/faq/faq';
import { plain } from '@stillgrove/domain/language/plain';
import { soundsLikeCrisis } from '@stillgrove/domain/safeguarding/crisis-words';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { suggestedSpelling } from '../../ui/filters/suggested-spelling';
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

/** The search as it may have been meant, where that finds something. */
export function suggestedFilters(items: readonly FaqItem[], filter: Filter): Wider<{ search: string }>[] {
  const search = suggestedSpelling(
    filter.search,
    items.flatMap(({ question, answer }) => [question, answer]),
  );
  return widerFilters(
    search === null ? [] : [{ search }],
    (other) => foundQuestions(items, { ...filter, ...other }).length,
  );
}
