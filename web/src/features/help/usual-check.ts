import type { CountryHelp } from '@stillgrove/contract/helplines';

/** The date at which most countries were checked; corrections carry other ones. */
export function usualCheck(countries: readonly CountryHelp[]): string {
  const counts = new Map<string, number>();
  for (const { checked } of countries) counts.set(checked, (counts.get(checked) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? '';
}
