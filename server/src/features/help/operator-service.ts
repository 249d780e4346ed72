import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import type {
  HelplinesCorrection,
  OperatorHelplines,
  SentHelpline,
  StoredHelplines,
} from '@stillgrove/contract/operator-helplines';
import { emergencyLines } from '@stillgrove/domain/help/services';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { Refusal, type Result } from '../../platform/errors/refusal';
import { settingChanges } from '../../platform/settings/changes';
import { BUNDLED, bundledHelp, shownHelplines } from './shown-helplines';
import { readHelplines, saveHelplines } from './store';

/** Somewhere on earth it is tomorrow already. */
const DAY_AHEAD_MS = 14 * 3_600_000;

const UNKNOWN = new Refusal({ code: 'unknown-country' });

const NOT_CHANGED = new Refusal({ code: 'not-corrected' });

const ALREADY_THERE: Refusal = wrong('name', 'This country is in the list already. Choose it there.');

const TOO_MANY = new Refusal({ code: 'too-many-countries' });

type Options = {
  db: Db;
  clock: Clock;
  /** Codes of the countries that the site serves. */
  served: () => Promise<readonly string[]>;
  /** Called once a change is on disk. */
  onChange: () => void;
};

type Operator = { readonly userId: string };

export type OperatorHelpService = ReturnType<typeof createOperatorHelpService>;

/** The numbers to call, as operators change them. A change answers its version, or why there was none. */
export function createOperatorHelpService({ db, clock, served, onChange }: Options) {
  const change = settingChanges({ db, clock, read: readHelplines, write: saveHelplines, onChange });

  const problemOf = (country: string, { lines }: HelplinesCorrection): Result => {
    const before = emergencyLines(bundledHelp(country)?.lines ?? []);
    if (before.length > 0 && emergencyLines(lines).length === 0)
      return wrong('lines', 'This country has an emergency number. Correct it, but do not leave it out.');
    const place = lines.findIndex(
      ({ verifiedOn }) => verifiedOn !== null && Date.parse(verifiedOn) > clock.now() + DAY_AHEAD_MS,
    );
    if (place !== -1)
      return wrong(
        `lines.${String(place)}.verifiedOn`,
        'This day has not come yet. Enter the day on which you checked the number.',
      );
    return null;
  };

  return {
    /** Every country as visitors see it, and what came with the product where that differs. */
    async list(): Promise<{ countries: OperatorHelplines[]; served: string[]; version: number }> {
      const [{ value, version }, codes] = await Promise.all([readHelplines(db), served()]);
      const changed = new Set(value.map(({ country }) => country));
      const countries = shownHelplines(value).map((help) => {
        const bundled = bundledHelp(help.country);
        return {
          help,
          bundled: bundled !== undefined && changed.has(help.country) ? bundled : null,
          added: bundled === undefined,
        };
      });
      return { countries, served: [...codes], version };
    },

    /** Puts an operator's lines in the place of those that a country shows. */
    async correct(
      operator: Operator,
      country: string,
      version: number,
      correction: HelplinesCorrection,
    ): Promise<Result<number>> {
      const problem = problemOf(country, correction);
      if (problem !== null) return problem;
      return change(operator, version, (stored) => {
        const shown = shownHelplines(stored).find((help) => help.country === country);
        if (shown === undefined) return UNKNOWN;
        const lines = correction.lines.map((line) => lineToStore(line, shown, today(clock)));
        const name = stored.find((one) => one.country === country)?.name;
        const changed = { country, ...(name === undefined ? {} : { name }), lines };
        return {
          action: 'helplines-corrected',
          subject: country,
          value: [...stored.filter((one) => one.country !== country), changed],
        };
      });
    },

    /** Adds a place that the product does not list, still without numbers. */
    add(operator: Operator, version: number, name: string): Promise<Result<number>> {
      return change(operator, version, (stored) => {
        const same = (one: CountryHelp) => one.name.toLowerCase() === name.toLowerCase();
        const shown = shownHelplines(stored);
        if (shown.some(same)) return ALREADY_THERE;
        const country = freeCountryCode(shown.map((help) => help.country));
        if (country === null) return TOO_MANY;
        const value = [...stored, { country, name, lines: [] }];
        return { action: 'helplines-country-added', subject: country, value };
      });
    },

    /** Shows the numbers again that came with the product; a place that was added goes away. */
    takeBack(operator: Operator, country: string, version: number): Promise<Result<number>> {
      return change(operator, version, (stored) => {
        const value = stored.filter((one) => one.country !== country);
        if (value.length === stored.length) return NOT_CHANGED;
        const action = BUNDLED.some((help) => help.country === country)
          ? 'helplines-restored'
          : 'helplines-country-removed';
        return { action, subject: country, value };
      });
    },
  };
}

/** A line that says what it said before keeps the day of its source and who verified it; another is of today. */
function lineToStore(
  { verifiedOn, ...words }: SentHelpline,
  shown: CountryHelp,
  today: string,
): StoredHelplines[number]['lines'][number] {
  const same = shown.lines.find((line) => isSame(line, words));
  const verified =
    verifiedOn === null
      ? null
      : same?.verified?.on === verifiedOn
        ? same.verified
        : { on: verifiedOn, by: 'site' as const };
  return { ...words, asOf: same?.asOf ?? today, verified };
}

function isSame(line: Helpline, words: Omit<SentHelpline, 'verifiedOn'>): boolean {
  const { asOf: _asOf, verified: _verified, ...before } = line;
  const names = new Set([...Object.keys(before), ...Object.keys(words)]) as Set<keyof typeof words>;
  return [...names].every((name) => String(before[name]) === String(words[name]));
}

function today(clock: Clock): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}

function wrong(field: string, message: string): Refusal {
  return new Refusal({ code: 'invalid-fields', message, fields: { [field]: message } });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Codes that ISO 3166-1 leaves to its users: `XA` to `XZ`, `QM` to `QZ`. */
const USER_CODES: readonly string[] = [
  ...Array.from(LETTERS, (letter) => `X${letter}`),
  ...Array.from(LETTERS.slice(LETTERS.indexOf('M')), (letter) => `Q${letter}`),
];

/** A code for a place that has none. @returns null when all are taken */
function freeCountryCode(taken: readonly string[]): string | null {
  return USER_CODES.find((code) => !taken.includes(code)) ?? null;
}
