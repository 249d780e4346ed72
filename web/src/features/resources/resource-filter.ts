import { RESOURCE_CATEGORIES, type Resource, type ResourceCategory } from '@stillgrove/contract/resources';
import { matchingResources } from '@stillgrove/domain/resources/resources';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';

/** Crisis help comes first, where no one has to search for it. */
export const CATEGORY_ORDER: readonly ResourceCategory[] = [
  'crisis',
  ...RESOURCE_CATEGORIES.filter((category) => category !== 'crisis'),
];

/** The filter in the address: `?category=sleep&language=hi&q=audio&free=yes`. */
export function useResourceFilter() {
  const params = useAddressSearch();
  return {
    category: CATEGORY_ORDER.find((category) => category === params.get('category')) ?? ('' as const),
    language: params.get('language') ?? '',
    search: params.get('q') ?? '',
    freeOnly: params.get('free') === 'yes',
  };
}

export type Wishes = { category?: ResourceCategory | ''; language?: string; q?: string; free?: 'yes' | '' };

export function changeResourceFilter(wishes: Wishes): void {
  changeAddressSearch(wishes);
}

export function resetResourceFilter(): void {
  changeAddressSearch({ category: '', language: '', q: '', free: '' });
}

type Filter = ReturnType<typeof useResourceFilter>;

/** One wish less than a filter has: as the filter has it, and as the address does. */
const ONE_WISH_LESS: readonly { readonly filter: Partial<Filter>; readonly change: Wishes }[] = [
  { filter: { category: '' }, change: { category: '' } },
  { filter: { language: '' }, change: { language: '' } },
  { filter: { freeOnly: false }, change: { free: '' } },
];

/** The filters that have one wish less and leave something over, each with how much. */
export function widerFilters(
  resources: readonly Resource[],
  filter: Filter,
): { readonly change: Wishes; readonly count: number }[] {
  return ONE_WISH_LESS.map(({ filter: less, change }) => ({
    change,
    count: matchingResources(resources, { ...filter, ...less }).length,
  })).filter(({ count }) => count > 0);
}

export type Group = { readonly category: ResourceCategory; readonly resources: readonly Resource[] };

/** Links under their categories, without empty ones. */
export function grouped(resources: readonly Resource[]): readonly Group[] {
  return CATEGORY_ORDER.map((category) => ({
    category,
    resources: resources.filter((resource) => resource.category === category),
  })).filter((group) => group.resources.length > 0);
}
