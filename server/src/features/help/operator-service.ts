import type { HelplinesCorrection, OperatorHelplines } from '@stillgrove/contract/operator-helplines';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Refusal } from '../../platform/errors/refusal';
import { settingChanges } from '../../platform/settings/changes';
import { BUNDLED, shownHelplines } from './shown-helplines';
import { readHelplines, saveHelplines } from './store';

/** Somewhere on earth it is tomorrow already. */
const DAY_AHEAD_MS = 14 * 3_600_000;

const UNKNOWN: Refusal = {
  status: 404,
  code: 'unknown-country',
  message: 'There is no such country in the list. Choose one of those that are shown.',
};

const NOT_CORRECTED: Refusal = {
  status: 404,
  code: 'not-corrected',
  message: 'There is no correction to take back: this country shows the numbers that came with the product.',
};

type Options = {
  db: Db;
  clock: Clock;
  /** Called once a change is on disk. */
  onChange: () => void;
};

type Operator = { readonly userId: string };

export type OperatorHelpService = ReturnType<typeof createOperatorHelpService>;

/** The numbers to call, as operators correct them. A change answers its version, or why there was none. */
export function createOperatorHelpService({ db, clock, onChange }: Options) {
  const change = settingChanges({ db, clock, read: readHelplines, write: saveHelplines, onChange });

  const problemOf = (country: string, { emergency, checked }: HelplinesCorrection): Refusal | null => {
    const bundled = BUNDLED.find(({ help }) => help.country === country);
    if (bundled === undefined) return UNKNOWN;
    if (emergency === null && bundled.help.emergency !== null)
      return wrong(
        'emergency.number',
        'This country has an emergency number. Correct it, but do not leave it out.',
      );
    if (Date.parse(checked) > clock.now() + DAY_AHEAD_MS)
      return wrong('checked', 'This day is still to come. Enter the day on which the numbers were checked.');
    return null;
  };

  return {
    async list(): Promise<{ countries: OperatorHelplines[]; version: number }> {
      const { value, version } = await readHelplines(db);
      const corrected = new Set(value.map(({ country }) => country));
      const shown = shownHelplines(value);
      const countries = BUNDLED.map(({ help, source }, place) => ({
        help: shown[place] ?? help,
        source,
        bundled: corrected.has(help.country) ? help : null,
      }));
      return { countries, version };
    },

    async correct(
      operator: Operator,
      country: string,
      version: number,
      correction: HelplinesCorrection,
    ): Promise<number | Refusal> {
      return (
        problemOf(country, correction) ??
        change(operator, version, (stored) => ({
          action: 'helplines-corrected',
          subject: country,
          value: [...stored.filter((one) => one.country !== country), { country, ...correction }],
        }))
      );
    },

    /** The numbers that came with the product are shown again. */
    takeBack(operator: Operator, country: string, version: number): Promise<number | Refusal> {
      return change(operator, version, (stored) => {
        const value = stored.filter((one) => one.country !== country);
        if (value.length === stored.length) return NOT_CORRECTED;
        return { action: 'helplines-restored', subject: country, value };
      });
    },
  };
}

function wrong(field: string, message: string): Refusal {
  return { status: 400, code: 'invalid-fields', message, fields: { [field]: message } };
}
