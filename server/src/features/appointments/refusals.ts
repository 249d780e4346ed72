import { BOOKING_REFUSALS, type BookingRefusal, COMING_MAX } from '@stillgrove/domain/appointments/booking';
import type { Refusal } from '../../platform/errors/refusal';
import type { Clash } from './store';

/** Why a session is not booked, moved or cancelled. */
export type AppointmentError =
  | BookingRefusal
  | Clash
  | 'too-many-coming'
  | 'way-not-offered'
  | 'sample-profile'
  | 'address-not-confirmed'
  | 'unknown-therapist'
  | 'unknown-appointment'
  | 'appointment-cancelled'
  | 'appointment-over';

const MESSAGES: Record<AppointmentError, string> = {
  ...BOOKING_REFUSALS,
  'slot-taken': 'Someone else has just booked this time. Please choose another one.',
  'own-clash': 'You have another session at this time. Please choose another one.',
  'too-many-coming': `You have ${String(COMING_MAX)} sessions ahead. Cancel one of them to book another.`,
  'way-not-offered': 'This person does not meet this way. Please choose the other one.',
  'sample-profile': 'This is an example profile, so it cannot be booked. Please choose someone else.',
  'address-not-confirmed':
    'Please confirm your email address first: word of your session goes there. Settings can send you the link again.',
  'unknown-therapist': 'This person is no longer in the directory. Please choose someone else.',
  'unknown-appointment': 'You have no such session. Reload the page to see yours.',
  'appointment-cancelled': 'This session is cancelled. Book a new one if you like.',
  'appointment-over': 'This session has begun already, so it can no longer be changed here.',
};

const STATUS: Partial<Record<AppointmentError, number>> = {
  'unknown-therapist': 404,
  'unknown-appointment': 404,
  'address-not-confirmed': 403,
};

/** What a person is told; most of it clashes with what is stored, which is 409. */
export function appointmentRefusal(error: AppointmentError): Refusal {
  return { status: STATUS[error] ?? 409, code: error, message: MESSAGES[error] };
}

const TO_OPERATORS: Partial<Record<AppointmentError, string>> = {
  'unknown-appointment': 'There is no such session any more.',
  'appointment-cancelled': 'This session is cancelled already. Nothing more was sent.',
  'appointment-over': 'This session has begun already, so it can no longer be cancelled.',
};

/** The same in words for operators, who see the sessions of others. */
export function bookingRefusal(error: AppointmentError): Refusal {
  const refusal = appointmentRefusal(error);
  return { ...refusal, message: TO_OPERATORS[error] ?? refusal.message };
}
