/** Zones that were renamed; browsers know them by either name. */
const OLDER_NAMES: Readonly<Record<string, string>> = {
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'America/Nuuk': 'America/Godthab',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Yangon': 'Asia/Rangoon',
  'Atlantic/Faroe': 'Atlantic/Faeroe',
  'Europe/Kyiv': 'Europe/Kiev',
};

/** Devices all over the world are set to these regions' English, so the clock has to agree. */
const WIDESPREAD: Readonly<Record<string, RegExp>> = {
  US: /^(?:America\/|Pacific\/Honolulu$)/,
  GB: /^Europe\/(?:London|Belfast)$/,
};

export function sameTimeZone(one: string, other: string): boolean {
  return (OLDER_NAMES[one] ?? one) === (OLDER_NAMES[other] ?? other);
}

/**
 * The country a visitor is probably in. The clock of a device is right more often than its language, so it
 * is asked first; a language helps where the clock leaves several countries or none.
 *
 * @param timeZone the device's zone, such as `Europe/Berlin`; undefined when it keeps that to itself
 * @param languages preferred languages, best first, such as `['de-CH', 'en']`
 * @param candidates countries in which the zone is used; empty when the browser cannot tell
 * @returns ISO 3166-1 alpha-2 code, or null when anything said would be mere chance
 */
export function guessCountry(
  timeZone: string | undefined,
  languages: readonly string[],
  candidates: readonly string[],
): string | null {
  const spoken = languages.flatMap((language) => regionOf(language) ?? []);
  if (candidates.length > 0) {
    return spoken.find((region) => candidates.includes(region)) ?? candidates[0] ?? null;
  }
  return spoken.find((region) => WIDESPREAD[region]?.test(timeZone ?? '') ?? true) ?? null;
}

function regionOf(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
}
