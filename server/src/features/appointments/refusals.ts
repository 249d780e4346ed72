import { TIME_REFUSALS, type TimeRefusal, UPCOMING_MAX } from '@stillgrove/domain/appointments/scheduling';
import type { Refusal } from '../../platform/errors/refusal';
import type { Clash } from './store';

/** Why an appointment is not scheduled, moved or canceled. */
export type AppointmentError =
  | TimeRefusal
  | Clash
  | 'too-many-upcoming'
  | 'way-not-offered'
  | 'sample-profile'
  | 'address-not-confirmed'
  | 'unknown-therapist'
  | 'unknown-appointment'
  | 'appointment-canceled'
  | 'appointment-over';

const MESSAGES: Record<AppointmentError, string> = {
  ...TIME_REFUSALS,
  'slot-taken': 'Someone else has just scheduled this time. Please choose another one.',
  'own-clash': 'You have another appointment at this time. Please choose another one.',
  'too-many-upcoming': `You have ${String(UPCOMING_MAX)} appointments ahead. Cancel one of them to book another.`,
  'way-not-offered': 'This person does not meet this way. Please choose the other one.',
  'sample-profile': 'This is an example profile, so it cannot be scheduled. Please choose someone else.',
  'address-not-confirmed':
    'Please confirm your email address first: word of your appointment goes there. Settings can send you the link again.',
  'unknown-therapist': 'This person is no longer in the directory. Please choose someone else.',
  'unknown-appointment': 'You have no such appointment. Reload the page to see yours.',
  'appointment-canceled': 'This appointment is canceled. Book a new one if you like.',
  'appointment-over': 'This appointment has begun already, so it can no longer be changed here.',
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
  'unknown-appointment': 'There is no such appointment any more.',
  'appointment-canceled': 'This appointment is canceled already. Nothing more was sent.',
  'appointment-over': 'This appointment has begun already, so it can no longer be canceled.',
};

/** The same in words for operators, who see the appointments of others. */
export function operatorAppointmentRefusal(error: AppointmentError): Refusal {
  const refusal = appointmentRefusal(error);
  return { ...refusal, message: TO_OPERATORS[error] ?? refusal.message };
}
