import type { TimeRefusal } from '@stillgrove/domain/appointments/scheduling';
import { Refusal } from '../../platform/errors/refusal';
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

const TOLD_TO_EACH = [
  'unknown-therapist',
  'unknown-appointment',
  'appointment-canceled',
  'appointment-over',
] as const;

/** @param reader operators, who see the appointments of others, are told some of it in other words */
export function appointmentRefusal(
  error: AppointmentError,
  reader: 'member' | 'operator' = 'member',
): Refusal {
  return isToldToEach(error)
    ? new Refusal({ code: error, values: { reader } })
    : new Refusal({ code: error });
}

function isToldToEach(error: AppointmentError): error is (typeof TOLD_TO_EACH)[number] {
  return TOLD_TO_EACH.some((one) => one === error);
}
