import * as z from 'zod/mini';

/** Nothing that goes into a header may break its line: that would smuggle in further headers. */
const headerText = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\P{Cc}+$/u));
const address = headerText.check(z.regex(/^[^@\s<>,;:"()[\]\\]+@[^@\s<>,;:"()[\]\\]+$/));

/** An iCalendar file and what it asks the calendar to do (RFC 5546). */
export const calendarEvent = z.strictObject({
  method: z.enum(['REQUEST', 'CANCEL']),
  ics: z.string().check(z.minLength(1)),
});

export type CalendarEvent = z.infer<typeof calendarEvent>;

const anyEmail = {
  /** Names the occasion, such as `welcome:<user id>`. */
  cause: headerText,
  recipient: address,
  replyTo: z.optional(address),
  /** Where email programs ask to be left out, with one click (RFC 8058). */
  unsubscribeUrl: z.optional(headerText.check(z.regex(/^https?:\/\/[^\s<>]+$/))),
  subject: headerText,
  text: z.string().check(z.minLength(1)),
  html: z.string().check(z.minLength(1)),
  /** An event for the recipient's calendar. */
  calendar: z.optional(calendarEvent),
};

/**
 * Asks whoever reads the inbox to confirm something: an address, a new password, a subscription. The
 * only kind that goes to an address no one has confirmed; so many a day to one recipient, and no more.
 */
const confirming = z.strictObject({
  ...anyEmail,
  kind: z.literal('confirming'),
  /** Whether anyone may have typed the address: such email is counted apart from that of the address’s own account. */
  typed: z.optional(z.literal(true)),
});

/**
 * Tells someone what became of their account. Goes to a confirmed address alone; what is beyond the
 * day's number is gathered into one email.
 */
const notice = z.strictObject({
  ...anyEmail,
  kind: z.literal('notice'),
  /** Whether the recipient has shown that the address is theirs; without it nothing is sent. */
  recipientConfirmed: z.boolean(),
  /** What happened, in one sentence, for an email that gathers several. */
  summary: headerText,
});

/**
 * Cannot wait or be gathered: what someone did themselves, answers that an operator wrote, email to the team. What
 * causes it has a limit of its own.
 */
const prompt = z.strictObject({ ...anyEmail, kind: z.literal('prompt') });

/**
 * Tells a therapist of what others did with an appointment. Beyond the hour's number of its recipient it waits for the
 * next hour, and can be taken back as long as it waits.
 */
const paced = z.strictObject({ ...anyEmail, kind: z.literal('paced') });

/** An email to one recipient, sent for one cause and never twice for it. */
export const mail = z.discriminatedUnion('kind', [confirming, notice, prompt, paced]);

export type Email = z.infer<typeof mail>;
export type Notice = z.infer<typeof notice>;
