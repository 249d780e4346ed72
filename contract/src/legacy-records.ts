import { EMAIL_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import { isCalendarDay } from '@stillgrove/domain/points/day';
import * as z from 'zod/mini';

const ONE_LINE = /^\P{Cc}*$/u;

const line = (max: number) =>
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(max, `Use at most ${String(max)} characters here.`),
        z.regex(ONE_LINE, 'Use one line here, without line breaks.'),
      ),
    '',
  );

const day = z._default(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || (isCalendarDay(text) && text >= '1900-01-01'),
      'Enter a date after 1900, such as 1990-05-31.',
    ),
  ),
  '',
);

const yesOrNo = z._default(z.enum(['Yes', 'No'], 'Choose Yes or No.'), 'No');

/** The fields of the leftover form. All but the name may stay empty, since nothing more was ever asked for. */
const fields = {
  name: z
    .string('Enter a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(100, 'Use at most 100 characters here.'),
      z.regex(ONE_LINE, 'Use one line here, without line breaks.'),
    ),
  phoneNo: line(40),
  email: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, 'This email address is too long.'),
      z.refine(
        (text) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text),
        'Enter an email address like name@example.org, or leave this empty.',
      ),
    ),
    '',
  ),
  fatherName: line(100),
  aadharCard: line(20),
  panCard: line(20),
  /** `YYYY-MM-DD` or empty. */
  dob: day,
  crimePlace: line(200),
  dateOfCrime: day,
  criminalHistory: yesOrNo,
  /** Kept only where `criminalHistory` is Yes. */
  timePeriod: line(100),
  firNo: line(40),
  bailApplied: yesOrNo,
};

const id = z.uuid('This is not the id of a record.');

export const legacyRecordRequest = z.strictObject(fields);
export const legacyRecordChange = z.strictObject({ id, ...fields });
export const legacyRecordParams = z.object({ id: z.string().check(z.maxLength(100)) });

const stored = z.strictObject({ id, ...fields });

/** A record with its fields side by side, as the form reads them. */
export const legacyRecordAnswer = z.strictObject({ success: z.literal(true), id, ...fields });
export const legacyRecordsAnswer = z.strictObject({ success: z.literal(true), records: z.array(stored) });

export type LegacyRecordRequest = z.infer<typeof legacyRecordRequest>;
export type LegacyRecord = z.infer<typeof stored>;
export type LegacyRecordsAnswer = z.infer<typeof legacyRecordsAnswer>;
