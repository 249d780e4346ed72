import type { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_THERAPIST: Refusal = {
  status: 404,
  code: 'unknown-therapist',
  message: 'Someone has removed this profile. Your text is still here: copy what you need.',
};

export const CHANGED_MEANWHILE: Refusal = {
  status: 409,
  code: 'changed-meanwhile',
  message:
    'Someone else has changed this profile since you opened it, so we didn’t save your changes. Your text is still here: copy what you need, then open the profile again.',
};

export const OTHER_PROFILES: Refusal = {
  status: 409,
  code: 'changed-meanwhile',
  message: 'Someone else added or removed a profile in the meantime. This is the list as it is now.',
};

/** A therapist stays as long as people have appointments with them. */
export function appointmentsUpcoming(count: number): Refusal {
  return {
    status: 409,
    code: 'appointments-upcoming',
    message:
      count === 1
        ? 'This therapist still has one upcoming appointment. Cancel it in Appointments, or wait until it is over.'
        : `This therapist still has ${String(count)} upcoming appointments. Cancel them in Appointments, or wait until they are over.`,
  };
}
