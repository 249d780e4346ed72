import { t } from '@stillgrove/domain/language/message';
import {
  HOURS_PROBLEMS,
  hoursProblems,
  repeatedDates,
  STRETCHES_MAX,
  weekProblems,
} from '@stillgrove/domain/appointments/hours-problems';
import { isCalendarDay } from '@stillgrove/domain/points/day';
import * as z from 'zod/mini';

const EXCEPTIONS_MAX = 200;

const minute = z.int(t`Enter both times.`);
const stretch = { from: minute, to: minute };

const weekday = z.int().check(z.gte(1), z.lte(7));
const date = z.string(t`Choose a date.`).check(z.refine(isCalendarDay, t`Choose a date.`));
const tooMany = t`Use at most ${String(STRETCHES_MAX)} time ranges a day.`;

/** The hours of a week and the days that are not like the others, without any overlap. */
export const therapistHours = z.strictObject({
  weekly: z
    .array(z.strictObject({ weekday, ...stretch }))
    .check(z.maxLength(7 * STRETCHES_MAX, tooMany), (context) => {
      for (const [index, problem] of weekProblems(context.value).entries()) {
        if (problem !== null) context.issues.push(issueAt([index], HOURS_PROBLEMS[problem], context.value));
      }
    }),
  exceptions: z
    .array(
      z.strictObject({
        date,
        /** Empty for a day off. */
        open: z.array(z.strictObject(stretch)).check(z.maxLength(STRETCHES_MAX, tooMany), (context) => {
          for (const [index, problem] of hoursProblems(context.value).entries()) {
            if (problem !== null)
              context.issues.push(issueAt([index], HOURS_PROBLEMS[problem], context.value));
          }
        }),
      }),
    )
    .check(z.maxLength(EXCEPTIONS_MAX, t`Use at most ${String(EXCEPTIONS_MAX)} dates.`), (context) => {
      for (const [index, repeated] of repeatedDates(context.value).entries()) {
        const message = t`This date is in the list twice. Enter all of its hours in one place.`;
        if (repeated) context.issues.push(issueAt([index, 'date'], message, context.value));
      }
    }),
});

function issueAt(path: (string | number)[], message: string, input: unknown) {
  return { code: 'custom' as const, path, message, input };
}
