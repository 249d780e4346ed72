import { guessCountry, sameTimeZone } from '@stillgrove/domain/help/country-guess';
import { create } from 'zustand';
import { readPreference, writePreference } from '../preferences/preferences';

type CountryState = {
  /** Whether the device was asked already; the server's rendering never was. */
  readonly asked: boolean;
  /** ISO 3166-1 alpha-2 code; null while nothing is known. */
  readonly country: string | null;
  /** Chosen by hand, and not guessed from the device's settings. */
  readonly chosen: boolean;
};

/** The country whose numbers a visitor sees. Never looked up by address; the guess stays on the device. */
export const useCountry = create<CountryState>(() => ({ asked: false, country: null, chosen: false }));

/** Takes the country that was chosen before, or guesses it from the device's settings. */
export function findCountry(countries: readonly string[]): void {
  if (useCountry.getState().asked) return;
  const stored = readPreference('country');
  if (stored !== null && countries.includes(stored)) {
    useCountry.setState({ asked: true, country: stored, chosen: true });
    return;
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const guess = guessCountry(timeZone, navigator.languages, (zone) => regionsOf(zone, countries));
  const known = guess !== null && countries.includes(guess);
  useCountry.setState({ asked: true, country: known ? guess : null, chosen: false });
}

export function chooseCountry(country: string | null): void {
  writePreference('country', country);
  useCountry.setState({ asked: true, country, chosen: country !== null });
}

/** Browsers tell the zones of a region under one of two names, or not at all. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** At most one region: asking a browser for all zones takes long, so those of the languages are asked first. */
function regionsOf(timeZone: string, countries: readonly string[]): string[] {
  const spoken = navigator.languages.flatMap((language) => new Intl.Locale(language).region ?? []);
  const found = [...spoken, ...countries].find((region) =>
    zonesOf(region).some((zone) => sameTimeZone(zone, timeZone)),
  );
  return found === undefined ? [] : [found];
}

function zonesOf(region: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
