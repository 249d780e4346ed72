import type { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_THERAPIST: Refusal = {
  status: 404,
  code: 'unknown-therapist',
  message: 'This profile is no longer in the directory. What you wrote still stands here.',
};

export const CHANGED_MEANWHILE: Refusal = {
  status: 409,
  code: 'changed-meanwhile',
  message:
    'Someone else has changed this profile since you opened it, so nothing was saved. What you wrote still stands here: copy what you need, then open the profile again.',
};

export const OTHER_PROFILES: Refusal = {
  status: 409,
  code: 'changed-meanwhile',
  message: 'Someone else has added or removed a profile meanwhile. Here is the list as it is now.',
};

/** No one is removed while people expect to meet them. */
export function appointmentsUpcoming(count: number): Refusal {
  return {
    status: 409,
    code: 'appointments-upcoming',
    message:
      count === 1
        ? 'One appointment is still to come. Cancel it under Appointments first, or wait until it is over.'
        : `${String(count)} appointments are still to come. Cancel them under Appointments first, or wait until they are over.`,
  };
}
