import { t } from '@lingui/core/macro';
import type { Therapist } from '@stillgrove/contract/therapists';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { pageLanguage } from '../../platform/language/page-language';
import { type Wider, widerFilters } from '../../ui/filters/wider-filters';

/** An empty text stands for "any". */
export type TherapistFilter = { readonly topic: string; readonly language: string; readonly meets: string };

/** Ways to meet, as they stand in the address and as they are called. */
export const MEETINGS = [
  { id: '', name: t`Any way` },
  { id: 'in-person', name: t`In person` },
  { id: 'online', name: t`Online` },
] as const;

export type Meeting = (typeof MEETINGS)[number]['id'];

/** The filter as it stands in the address: `?topic=Anxiety&language=hi&meets=online`. */
export function useTherapistFilter() {
  const params = useAddressSearch();
  const meets: Meeting = MEETINGS.find(({ id }) => id === params.get('meets'))?.id ?? '';
  return { topic: params.get('topic') ?? '', language: params.get('language') ?? '', meets };
}

export function changeTherapistFilter(values: Partial<TherapistFilter>): void {
  changeAddressSearch(values);
}

/** The people whom a filter leaves over; all its wishes hold. */
export function matchingTherapists(
  therapists: readonly Therapist[],
  { topic, language, meets }: TherapistFilter,
): readonly Therapist[] {
  return therapists.filter(
    (person) =>
      (topic === '' || person.helpsWith.includes(topic)) &&
      (language === '' || person.languages.includes(language)) &&
      (meets === '' || person.meets.some((way) => way === meets)),
  );
}

const ONE_WISH_LESS = [{ topic: '' }, { language: '' }, { meets: '' }] as const;

/** The filters that have one wish less and leave someone over, each with how many. */
export function widerTherapistFilters(
  therapists: readonly Therapist[],
  filter: TherapistFilter,
): Wider<Partial<TherapistFilter>>[] {
  return widerFilters(ONE_WISH_LESS, (less) => matchingTherapists(therapists, { ...filter, ...less }).length);
}

/** What the people here help with, each topic once, in the order of the alphabet. */
export function topicOptions(therapists: readonly Therapist[]): { value: string; name: string }[] {
  const topics = new Set(therapists.flatMap(({ helpsWith }) => helpsWith));
  return [...topics]
    .sort((one, other) => one.localeCompare(other, pageLanguage()))
    .map((value) => ({ value, name: value }));
}
