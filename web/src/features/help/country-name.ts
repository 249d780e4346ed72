import type { CountryHelp } from '@stillgrove/contract/helplines';
import { pageLanguage } from '../../platform/language/page-language';

/** The name of a country in the page's language, or the data's own where the browser knows none. */
export function countryName({ country, name }: CountryHelp): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'region', fallback: 'none' }).of(country) ?? name;
}

/** All names, in the order of the page's language. */
export function sortedNames(countries: readonly CountryHelp[]): { country: string; name: string }[] {
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(pageLanguage());
  return countries
    .map(({ country, name }) => ({ country, name: names.of(country) ?? name }))
    .sort((one, other) => compare(one.name, other.name));
}
