import { pageLanguage } from './page-language';

let format: Intl.NumberFormat | undefined;

/**
 * A whole number in the page's language. A browser's first format of any kind loads its tables, for which a
 * slow phone stands still 200 ms; up to three digits are written alike without them.
 */
export function wholeNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  format ??= new Intl.NumberFormat(pageLanguage());
  return format.format(value);
}
