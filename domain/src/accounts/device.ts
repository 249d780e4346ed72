/** What a person calls a device by; null where it does not say. */
export type Device = { readonly browser: string | null; readonly system: string | null };

type Sign = readonly [name: string, ...signs: RegExp[]];

/** Characters of a User-Agent; the longest that browsers send have some 300. */
const READ_MAX = 512;

/** In this order: most browsers also name the ones that they descend from. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\d/, / Safari\//],
];

const SYSTEMS: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * What a browser says of itself, as coarsely as a person needs to tell devices apart: no version, no
 * model. Browsers say so within a few hundred characters; no more are read.
 */
export function deviceOf(userAgent: string): Device {
  const read = userAgent.slice(0, READ_MAX);
  return { browser: named(BROWSERS, read), system: named(SYSTEMS, read) };
}

function named(all: readonly Sign[], userAgent: string): string | null {
  return all.find(([, ...signs]) => signs.every((sign) => sign.test(userAgent)))?.[0] ?? null;
}
