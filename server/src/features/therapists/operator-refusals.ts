import { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_THERAPIST = new Refusal({
  code: 'unknown-therapist',
  values: { reader: 'operator' },
});

export const CHANGED_MEANWHILE = new Refusal({ code: 'changed-meanwhile', values: { changed: 'profile' } });

export const OTHER_PROFILES = new Refusal({ code: 'changed-meanwhile', values: { changed: 'list' } });

/** A therapist stays as long as people have appointments with them. */
export function appointmentsUpcoming(count: number): Refusal {
  return new Refusal({
    code: 'appointments-upcoming',
    values: { count },
  });
}
