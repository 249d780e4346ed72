import { FAQ_CATEGORIES, type FaqFilter } from '@stillgrove/contract/faq';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';

/** What is searched for, as it stands in the address: `?category=account&q=password`. */
export function useFaqFilter() {
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
