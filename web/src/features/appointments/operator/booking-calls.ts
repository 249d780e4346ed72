import type { BookingCancelledAnswer } from '@stillgrove/contract/operator-bookings';
import { request } from '../../../platform/http/request';

const PATH = '/api/v1/operator/bookings';

export type Wanted = { readonly when: 'coming' | 'past'; readonly therapist: string; readonly page: number };

/** Where the sessions of a choice are found; an empty therapist stands for everyone. */
export function bookingsPath({ when, therapist, page }: Wanted): string {
  const query = new URLSearchParams({ when, page: String(page) });
  if (therapist !== '') query.set('therapist', therapist);
  return `${PATH}?${query.toString()}`;
}

/** @throws RefusedError with the server's sentence, UnreachableError */
export const cancelBooking = (id: string, note: string) =>
  request<BookingCancelledAnswer>('POST', `${PATH}/${id}/cancel`, { body: { note } });
