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
  | 'consent-changed'
  | 'unknown-therapist'
  | 'unknown-appointment'
  | 'appointment-canceled'
  | 'appointment-over';

const MESSAGES: Record<AppointmentError, string> = {
  ...TIME_REFUSALS,
  'slot-taken': 'Someone else took this time a moment ago. Choose another time.',
  'own-clash': 'You have another appointment at this time. Choose another time.',
  'too-many-upcoming': `You have ${String(UPCOMING_MAX)} upcoming appointments, which is the most you can have. Cancel one to schedule another.`,
  'way-not-offered': 'This therapist doesn’t meet in this way. Choose the other way to meet.',
  'sample-profile':
    'This is a sample profile, not a real person, so you can’t schedule an appointment. Choose someone else.',
  'address-not-confirmed':
    'Your email address isn’t confirmed yet. Open the link we emailed you, or get a new link in Settings. Then try again.',
  'consent-changed':
    'The text about who sees your appointment has changed. Reload the page, read it again and check the box.',
  'unknown-therapist': 'This person is no longer on our list. Choose someone else.',
  'unknown-appointment': 'We couldn’t find this appointment. Reload the page to see your appointments.',
  'appointment-canceled': 'This appointment is already canceled. You can schedule a new one.',
  'appointment-over': 'This appointment has already started, so you can’t change it here.',
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
  'unknown-appointment': 'This appointment is gone. Reload the page to see the list as it is now.',
  'appointment-canceled': 'This appointment was already canceled. No more email was sent.',
  'appointment-over': 'This appointment has already started, so it can’t be canceled.',
};

/** The same in words for operators, who see the appointments of others. */
export function operatorAppointmentRefusal(error: AppointmentError): Refusal {
  const refusal = appointmentRefusal(error);
  return { ...refusal, message: TO_OPERATORS[error] ?? refusal.message };
}
