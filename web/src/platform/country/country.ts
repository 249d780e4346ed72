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
  guess ??= guessFrom(countries).then((country) => {
    // Someone may have chosen meanwhile.
    if (!useCountry.getState().asked) useCountry.setState({ asked: true, country, chosen: false });
  });
}

/** The guess that is under way or was made. */
let guess: Promise<void> | null = null;

async function guessFrom(countries: readonly string[]): Promise<string | null> {
  // The first formatter costs a slow phone 100 ms, which shall not come on top of the page's own start.
  await nextTask();
  // Some browsers keep it to themselves, whatever the types say.
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  const region = await regionOf(timeZone, countries);
  const guessed = guessCountry(timeZone, navigator.languages, region === null ? [] : [region]);
  return guessed !== null && countries.includes(guessed) ? guessed : null;
}

export function chooseCountry(country: string | null): void {
  writePreference('country', country);
  useCountry.setState({ asked: true, country, chosen: country !== null });
}

/** Browsers tell the zones of a region under one of two names, or not at all. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** For so long at most the search keeps a page from answering a finger. */
const SLICE_MS = 8;

/**
 * The first country that keeps its clocks by a zone. Browsers take up to a millisecond for each country on a
 * fast machine, so those of the languages are asked first, and the others a few at a time.
 */
async function regionOf(timeZone: string | undefined, countries: readonly string[]): Promise<string | null> {
  // Zones such as UTC belong to no one.
  if (timeZone === undefined || !timeZone.includes('/') || timeZone.startsWith('Etc/')) return null;
  const spoken = navigator.languages.flatMap((language) => new Intl.Locale(language).region ?? []);
  let sliceEndMs = performance.now() + SLICE_MS;
  for (const region of [...spoken, ...countries]) {
    if (zonesOf(region).some((zone) => sameTimeZone(zone, timeZone))) return region;
    if (performance.now() < sliceEndMs) continue;
    await nextTask();
    sliceEndMs = performance.now() + SLICE_MS;
  }
  return null;
}

function zonesOf(region: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
