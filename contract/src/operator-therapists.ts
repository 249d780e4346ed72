import { t } from '@stillgrove/domain/language/message';
import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import { APPOINTMENT_MINUTES } from '@stillgrove/domain/appointments/appointment-times';
import { isLanguageTag } from '@stillgrove/domain/therapists/language-tag';
import * as z from 'zod/mini';
import { meeting, timeZone } from './appointments';
import { atMost, line } from './text';
import { therapistHours } from './therapist-hours';

const ABOUT_MAX_LENGTH = 3_000;
const LANGUAGES_MAX = 20;
const TOPICS_MAX = 20;
const TOPIC_MAX_LENGTH = 60;

/** Grows with every change of profile or hours; a change says which one it began with, 0 for a new profile. */
const version = z.int(t`Reload the page and try again.`).check(z.nonnegative());

export const profileRequest = z.strictObject({
  version,
  name: line(t`a name`, FULL_NAME_MAX_LENGTH),
  qualifications: line('qualifications', 300),
  languages: z
    .array(
      z
        .string()
        .check(
          z.maxLength(35),
          z.refine(isLanguageTag, t`We don’t know this language. Choose one from the list.`),
        ),
    )
    .check(
      z.minLength(1, t`Choose at least one language.`),
      z.maxLength(LANGUAGES_MAX, t`Choose at most ${String(LANGUAGES_MAX)} languages.`),
    ),
  helpsWith: z
    .array(line(t`a topic`, TOPIC_MAX_LENGTH))
    .check(z.maxLength(TOPICS_MAX, t`Write at most ${String(TOPICS_MAX)} topics.`)),
  meets: z.array(meeting).check(z.minLength(1, t`Choose at least one way to meet.`), z.maxLength(2)),
  about: z.string().check(z.trim(), atMost(ABOUT_MAX_LENGTH)),
  /** Empty: emails about appointments go to the site's address. */
  email: z.string().check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, t`This email address is too long.`),
    z.refine(
      (text) => text === '' || z.email().safeParse(text).success,
      t`Enter an email address like name@example.org, or leave this empty.`,
    ),
  ),
  timeZone,
  appointmentMinutes: z
    .number()
    .check(
      z.refine(
        (minutes) => APPOINTMENT_MINUTES.some((known) => known === minutes),
        t`Choose one of the lengths in the list.`,
      ),
    ),
  /** A saved profile is a real person unless it says that it is a sample. */
  isSample: z._default(z.boolean(), false),
});

export const hoursRequest = z.strictObject({ version, ...therapistHours.shape });

export const orderRequest = z.strictObject({
  /** Every profile once, in the order in which they are to be shown. */
  ids: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1_000)),
});

/** Made on the device for a new profile, so that saving twice adds one. */
export const operatorTherapistId = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, t`Reload the page and try again.`)),
});

const interval = z.strictObject({ from: z.number(), to: z.number() });

const operatorTherapist = z.strictObject({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  qualifications: z.string(),
  /** BCP 47 tags. */
  languages: z.array(z.string()),
  helpsWith: z.array(z.string()),
  meets: z.array(meeting),
  about: z.string(),
  email: z.string(),
  timeZone: z.string(),
  appointmentMinutes: z.number(),
  isSample: z.boolean(),
  /** Minutes since midnight on the therapist's clock; 1 is Monday. */
  weekly: z.array(z.strictObject({ weekday: z.number(), ...interval.shape })),
  exceptions: z.array(z.strictObject({ date: z.string(), open: z.array(interval) })),
  /** Scheduled appointments that have not begun. */
  upcomingAppointments: z.number(),
});

export const operatorTherapistsAnswer = z.strictObject({
  success: z.literal(true),
  /** In the order in which visitors see them. */
  therapists: z.array(operatorTherapist),
});

export const therapistSavedAnswer = z.strictObject({
  success: z.literal(true),
  /** Also says how many appointments are now outside the hours. */
  message: z.string(),
  therapist: operatorTherapist,
});

export type ProfileRequest = z.infer<typeof profileRequest>;
export type HoursRequest = z.infer<typeof hoursRequest>;
export type OperatorTherapist = z.infer<typeof operatorTherapist>;
export type TherapistSavedAnswer = z.infer<typeof therapistSavedAnswer>;
