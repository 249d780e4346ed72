import { canBeDialled, dialsItsOwnNumber } from '@stillgrove/domain/help/line';
import * as z from 'zod/mini';
import { countryHelp } from './helplines';
import { settingVersion } from './setting-version';
import { writtenLine } from './written-line';

export const CRISIS_LINES_MAX = 12;

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country.'));

const words = {
  number: writtenLine(30, 'Enter a number.').check(
    z.refine(canBeDialled, 'Enter only what can be dialed, such as 112, 0800 111 0 111 or +683 4202.'),
  ),
  /** Who answers and when; it may list further numbers, such as `112 or 911`. */
  note: z.nullable(writtenLine(200, null)),
};

type Line = { readonly number: string; readonly note: string | null };

/** A number that cannot be dialed is told at its own field. */
const notesWell = (line: Line) => !canBeDialled(line.number) || dialsItsOwnNumber(line);

const NOTE_ERROR = {
  path: ['note'],
  error:
    'This note lists numbers. Begin with the number above and name each once, such as “112 or 911”, or leave numbers out.',
};

const emergencyLine = z.strictObject(words).check(z.refine(notesWell, NOTE_ERROR));

const crisisLine = z
  .strictObject({
    ...words,
    text: z.optional(z.boolean()),
    body: z.optional(writtenLine(100, 'Enter the words to send, or leave them out.')),
  })
  .check(
    z.refine(notesWell, NOTE_ERROR),
    z.refine(({ text, body }) => text === true || body === undefined, {
      path: ['body'],
      error: 'Only a text message has words to send.',
    }),
  );

const correction = {
  emergency: z.nullable(emergencyLine),
  /** In the order in which they should be tried. */
  crisis: z
    .array(crisisLine)
    .check(
      z.maxLength(
        CRISIS_LINES_MAX,
        `Keep to ${String(CRISIS_LINES_MAX)} lines; fewer are easier to choose from.`,
      ),
    ),
  /** The day on which someone made sure of the numbers. */
  checked: z.iso.date('Enter the day on which the numbers were checked.'),
};

/** The numbers of one country in the operator's words. */
export const helplinesCorrection = z.strictObject(correction);

export const storedHelplines = z.array(z.strictObject({ country, ...correction }));

export const helplinesSaveRequest = z.strictObject({ ...correction, version: settingVersion });

export const helplinesCountry = z.strictObject({ country });

const operatorHelplines = z.strictObject({
  /** As it is shown. */
  help: countryHelp,
  /** Where the bundled numbers come from; null for the list compiled from Wikipedia. */
  source: z.nullable(z.string()),
  /** As it came with the product, where an operator has corrected that. */
  bundled: z.nullable(countryHelp),
});

export const operatorHelplinesAnswer = z.strictObject({
  success: z.literal(true),
  countries: z.array(operatorHelplines),
  version: settingVersion,
});

export type HelplinesCorrection = z.infer<typeof helplinesCorrection>;
export type StoredHelplines = z.infer<typeof storedHelplines>;
export type OperatorHelplines = z.infer<typeof operatorHelplines>;
export type OperatorHelplinesAnswer = z.infer<typeof operatorHelplinesAnswer>;
