import { currentCountryCode } from '@stillgrove/domain/help/country-code';
import { guessCountry, sameTimeZone } from '@stillgrove/domain/help/country-guess';
import { countryToAskAbout } from '@stillgrove/domain/help/country-question';
import { create } from 'zustand';
import { readPreference, writePreference } from './preferences';

type CountryState = {
  /** Whether the device was asked already; the server's rendering never was. */
  readonly asked: boolean;
  /** ISO 3166-1 alpha-2 code; null while nothing is known. */
  readonly country: string | null;
  /** Chosen by hand, and not guessed from the device's settings. */
  readonly chosen: boolean;
  /** The country of the device's clock, where that is another than the one chosen on an earlier visit. */
  readonly elsewhere: string | null;
};

const NOTHING: CountryState = { asked: false, country: null, chosen: false, elsewhere: null };

/** The country whose numbers a visitor sees. Never looked up by address. A guess is never stored. */
export const useCountry = create<CountryState>(() => NOTHING);

/**
 * Takes the country that was chosen before, or guesses it from the device's settings; now and whenever the page comes
 * back into sight, since the device may have traveled meanwhile.
 *
 * @param countries codes of those whose numbers are known
 * @returns ends it
 */
export function followCountry(countries: readonly string[]): () => void {
  const look = () => {
    if (!document.hidden) findCountry(countries);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Takes the country that was chosen before, or guesses it from the device's settings. */
export function findCountry(countries: readonly string[]): void {
  const stored = storedCountry(countries);
  if (stored !== null && !useCountry.getState().asked)
    useCountry.setState({ asked: true, country: stored, chosen: true });
  looking ??= lookAtClock(countries).finally(() => {
    looking = null;
  });
}

/** The look at the clock that is under way. */
let looking: Promise<void> | null = null;
/** The zone of the last look; null before the first. */
let seenZone: string | null = null;

async function lookAtClock(countries: readonly string[]): Promise<void> {
  // The first formatter costs a slow phone 100 ms, which shall not come on top of the page's own start.
  await nextTask();
  // Some browsers keep it to themselves, whatever the types say.
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  if ((timeZone ?? '') === seenZone) return;
  seenZone = timeZone ?? '';
  const before = useCountry.getState();
  const region = await regionOf(timeZone, before.country, countries);
  const { chosen, country } = useCountry.getState();
  // Someone may have chosen meanwhile, and who has just chosen is not asked.
  if (chosen !== before.chosen || (chosen && country !== before.country)) return;
  if (chosen && country !== null) {
    const ofClock = region === null ? [] : [region];
    const overruled = readPreference('country-overruled');
    useCountry.setState({ elsewhere: countryToAskAbout({ chosen: country, ofClock, overruled }) });
    return;
  }
  const guessed = guessCountry(timeZone, navigator.languages, region === null ? [] : [region]);
  useCountry.setState({
    asked: true,
    country: guessed !== null && countries.includes(guessed) ? guessed : null,
  });
}

function storedCountry(countries: readonly string[]): string | null {
  const stored = readPreference('country');
  if (stored === null) return null;
  const code = currentCountryCode(stored);
  if (code !== stored) writePreference('country', code);
  return countries.includes(code) ? code : null;
}

/** Remembers a choice; null goes back to the guess. */
export function chooseCountry(country: string | null): void {
  writePreference('country', country);
  writePreference('country-overruled', null);
  if (country === null) seenZone = null;
  useCountry.setState({ asked: true, country, chosen: country !== null, elsewhere: null });
}

/** Stays with the chosen country, whatever the clock says, until the clock says yet another one. */
export function stayWithChosenCountry(): void {
  writePreference('country-overruled', useCountry.getState().elsewhere);
  useCountry.setState({ elsewhere: null });
}

/** Browsers tell the zones of a region under one of two names, or not at all. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** For so long at most the search keeps a page from answering a finger. */
const SLICE_MS = 8;

/**
 * The first country that keeps its clocks by a zone. Browsers take up to a millisecond for each country on a
 * fast machine, so the country that is shown and those of the languages are asked first, and the others a few at a
 * time.
 */
async function regionOf(
  timeZone: string | undefined,
  shown: string | null,
  countries: readonly string[],
): Promise<string | null> {
  // Zones such as UTC belong to no one.
  if (timeZone === undefined || !timeZone.includes('/') || timeZone.startsWith('Etc/')) return null;
  const spoken = navigator.languages.flatMap((language) => new Intl.Locale(language).region ?? []);
  const likely = shown === null ? spoken : [shown, ...spoken];
  let sliceEndMs = performance.now() + SLICE_MS;
  for (const region of [...likely, ...countries]) {
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
