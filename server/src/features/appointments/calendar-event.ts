import ICAL from 'ical.js';
import type { CalendarEvent } from '../../platform/email/email';

type CalendarFacts = {
  /** The same for every change of one appointment. */
  readonly uid: string;
  /** Grows with every change, so that calendars keep the latest. */
  readonly revision: number;
  readonly startsAtMs: number;
  readonly minutes: number;
  readonly organizerEmail: string;
  readonly attendeeEmail: string;
  readonly writtenAtMs: number;
  readonly canceled: boolean;
};

/**
 * An appointment as a file for calendars (RFC 5545), which adds, moves or removes it (RFC 5546). Calendars are
 * shared with families and colleagues: it says "Appointment", never with whom, where or what for. Who meets
 * and where stands in the email. The two addresses are what RFC 5546 requires.
 */
export function calendarEvent(facts: CalendarFacts): CalendarEvent {
  const method = facts.canceled ? 'CANCEL' : 'REQUEST';
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Stillgrove//Appointments//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('method', method);

  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', facts.uid);
  event.updatePropertyWithValue('sequence', facts.revision);
  event.updatePropertyWithValue('dtstamp', utc(facts.writtenAtMs));
  event.updatePropertyWithValue('dtstart', utc(facts.startsAtMs));
  event.updatePropertyWithValue('dtend', utc(facts.startsAtMs + facts.minutes * 60_000));
  event.updatePropertyWithValue('summary', 'Appointment');
  event.updatePropertyWithValue('class', 'PRIVATE');
  event.updatePropertyWithValue('status', facts.canceled ? 'CANCELLED' : 'CONFIRMED');
  event.updatePropertyWithValue('organizer', `mailto:${facts.organizerEmail}`);
  event.updatePropertyWithValue('attendee', `mailto:${facts.attendeeEmail}`);
  calendar.addSubcomponent(event);
  return { method, ics: `${calendar.toString()}\r\n` };
}

function utc(atMs: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(atMs), true);
}
