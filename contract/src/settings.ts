import type { CountryHelp } from './helplines';

/** The countries to choose from, in the order of their names: those whose helplines are known. */
export type SettingsPageData = { readonly countries: readonly Pick<CountryHelp, 'country' | 'name'>[] };
