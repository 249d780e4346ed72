/** Codes that ISO 3166-1 withdrew and that older data still carried, with the codes that took their place. */
const WITHDRAWN: Readonly<Record<string, string>> = { NH: 'VU', RH: 'ZW', YD: 'YE' };

/** The code that a country has today. @param code ISO 3166-1 alpha-2, also a withdrawn one */
export function currentCountryCode(code: string): string {
  return WITHDRAWN[code] ?? code;
}
