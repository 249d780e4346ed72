import { RESOURCE_CATEGORIES, type Resource, type ResourceCategory } from '@stillgrove/contract/resources';
import { matchingResources, type ResourceFilter } from '@stillgrove/domain/resources/resources';
import { soundsLikeCrisis } from '@stillgrove/domain/safeguarding/crisis-words';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { suggestedSpelling } from '../../ui/filters/suggested-spelling';
import { type Wider, widerFilters } from '../../ui/filters/wider-filters';
import { CATEGORY_NAMES } from './resource-words';

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

export function changeResourceFilter({ search, freeOnly, ...same }: Partial<ResourceFilter>): void {
  changeAddressSearch({
    ...same,
    ...(search !== undefined && { q: search }),
    ...(freeOnly !== undefined && { free: freeOnly ? 'yes' : '' }),
  });
}

export function resetResourceFilter(): void {
  changeResourceFilter(ANY);
}

const ANY: ResourceFilter = { category: '', language: '', search: '', freeOnly: false };

const ONE_WISH_LESS = [{ category: '' }, { language: '' }, { freeOnly: false }] as const;

/**
 * The links that a filter leaves. Where the search sounds like a crisis, also misspelled, crisis help is among them
 * whatever else is wished.
 */
export function foundResources(resources: readonly Resource[], filter: ResourceFilter): readonly Resource[] {
  const found = matchingResources(resources, filter);
  const searches = [filter.search, ...(found.length === 0 ? [suggestedSearch(resources, filter)] : [])];
  if (!searches.some((search) => search !== null && soundsLikeCrisis(search))) return found;
  return resources.filter((resource) => resource.category === 'crisis' || found.includes(resource));
}

function suggestedSearch(resources: readonly Resource[], { search }: ResourceFilter): string | null {
  return suggestedSpelling(
    search,
    resources.flatMap(({ title, publisher, description }) => [title, publisher, description]),
  );
}

/**
 * What to offer where a filter finds nothing, each with how many links it finds: the search as it may have been meant,
 * among all links where these wishes leave none; and one wish less.
 */
export function widerResourceFilters(
  resources: readonly Resource[],
  filter: ResourceFilter,
): Wider<Partial<ResourceFilter>>[] {
  const countAfter = (change: Partial<ResourceFilter>) =>
    matchingResources(resources, { ...filter, ...change }).length;
  const search = suggestedSearch(resources, filter);
  const meant = search === null ? [] : [{ search }, { ...ANY, search }];
  return [...widerFilters(meant, countAfter).slice(0, 1), ...widerFilters(ONE_WISH_LESS, countAfter)];
}

export type Group = { readonly category: ResourceCategory; readonly resources: readonly Resource[] };

/** Links under their categories, without empty ones. A category that is called what someone searches for comes first. */
export function grouped(resources: readonly Resource[], search: string): readonly Group[] {
  const wanted = search.trim().toLowerCase();
  const isCalledSo = (category: ResourceCategory) =>
    wanted !== '' && CATEGORY_NAMES[category].toLowerCase().includes(wanted);
  return CATEGORY_ORDER.toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)))
    .map((category) => ({
      category,
      resources: resources.filter((resource) => resource.category === category),
    }))
    .filter((group) => group.resources.length > 0);
}
