import { bundledHelplines } from '@stillgrove/content/helplines/helplines';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { StoredHelplines } from '@stillgrove/contract/operator-helplines';

/** The numbers that come with the product, and where each country's come from. */
export const BUNDLED: readonly { readonly help: CountryHelp; readonly source: string | null }[] =
  bundledHelplines();

/**
 * The numbers of every country as visitors see them, corrected where an operator did. A country keeps the
 * emergency number that it has, whatever a correction says.
 */
export function shownHelplines(stored: StoredHelplines): readonly CountryHelp[] {
  const corrections = new Map(stored.map((correction) => [correction.country, correction]));
  return BUNDLED.map(({ help }) => {
    const correction = corrections.get(help.country);
    if (correction === undefined) return help;
    return { ...help, ...correction, emergency: correction.emergency ?? help.emergency };
  });
}
