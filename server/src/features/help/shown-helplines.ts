import { bundledHelplines } from '@stillgrove/content/helplines/helplines';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { StoredHelplines } from '@stillgrove/contract/operator-helplines';
import { emergencyLines } from '@stillgrove/domain/help/services';

/** The numbers that come with the product. */
export const BUNDLED: readonly CountryHelp[] = bundledHelplines();

const BY_CODE = new Map(BUNDLED.map((help) => [help.country, help]));

/** What came with the product for a country; undefined for a place that only an operator knows. */
export function bundledHelp(country: string): CountryHelp | undefined {
  return BY_CODE.get(country);
}

/**
 * The numbers of every country as visitors see them, with what operators changed and added, in the order of the
 * names. A country keeps the emergency numbers that it has unless a change brings its own.
 */
export function shownHelplines(stored: StoredHelplines): readonly CountryHelp[] {
  const changes = new Map(stored.map((change) => [change.country, change]));
  const known = BUNDLED.map((help) => {
    const change = changes.get(help.country);
    if (change === undefined) return help;
    const kept = emergencyLines(change.lines).length > 0 ? [] : emergencyLines(help.lines);
    return { ...help, lines: [...kept, ...change.lines] };
  });
  const added = stored.flatMap(({ country, name, lines }) =>
    name === undefined || BY_CODE.has(country) ? [] : [{ country, name, lines }],
  );
  if (added.length === 0) return known;
  return [...known, ...added].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Whether every number that these countries show was verified by a person; a country without numbers is not. */
export function areHelplinesVerified(stored: StoredHelplines, countries: readonly string[]): boolean {
  const shown = new Map(shownHelplines(stored).map((help) => [help.country, help.lines]));
  return countries.every((country) => {
    const lines = shown.get(country) ?? [];
    return lines.length > 0 && lines.every(({ verified }) => verified !== null);
  });
}
