import type { AppointmentCanceledAnswer } from '@stillgrove/contract/operator-appointments';
import { request } from '../../../platform/http/request';

const PATH = '/api/v1/operator/appointments';

export type Wanted = {
  readonly when: 'upcoming' | 'past';
  readonly therapist: string;
  readonly page: number;
};

/** Where the appointments of a choice are found; an empty therapist stands for everyone. */
export function operatorAppointmentsPath({ when, therapist, page }: Wanted): string {
  const query = new URLSearchParams({ when, page: String(page) });
  if (therapist !== '') query.set('therapist', therapist);
  return `${PATH}?${query.toString()}`;
}

/** @throws RefusedError with the server's sentence, UnreachableError */
export const cancelForVisitor = (id: string, note: string) =>
  request<AppointmentCanceledAnswer>('POST', `${PATH}/${id}/cancel`, { body: { note } });
