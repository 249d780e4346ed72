import * as z from 'zod/mini';

/** Nothing that goes into a header may break its line: that would smuggle in further headers. */
const headerText = z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\P{Cc}+$/u));
const address = headerText.check(z.regex(/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/));

/** An iCalendar file and what it asks the calendar to do (RFC 5546). */
export const calendarEvent = z.strictObject({
  method: z.enum(['REQUEST', 'CANCEL']),
  ics: z.string().check(z.minLength(1)),
});

export type CalendarEvent = z.infer<typeof calendarEvent>;

/** A mail to one recipient, sent for one cause and never twice for it. */
export const mail = z.strictObject({
  /** Names the occasion, such as `welcome:<user id>`. */
  cause: headerText,
  recipient: address,
  replyTo: z.optional(address),
  /** Where mail programs ask to be left out, with one click (RFC 8058). */
  unsubscribeUrl: z.optional(headerText.check(z.regex(/^https?:\/\/[^\s<>]+$/))),
  subject: headerText,
  text: z.string().check(z.minLength(1)),
  html: z.string().check(z.minLength(1)),
  /** An event for the recipient's calendar. */
  calendar: z.optional(calendarEvent),
});

export type Mail = z.infer<typeof mail>;
