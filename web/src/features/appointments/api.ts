import type { Appointment, AppointmentRequest, RescheduleRequest } from '@stillgrove/contract/appointments';
import * as operations from '@stillgrove/contract/operations/appointments';
import { call } from '../../platform/http/call';
import { OF_MEMBERS, PAGE_BY_PAGE, queryOf } from '../../platform/query/query';
import { setAnswer } from '../../platform/query/query-client';

/** The person's own appointments, latest first. */
export const appointmentsQuery = { ...queryOf(operations.listAppointments), ...OF_MEMBERS };

/** Puts what the server answered to a change among them. */
export function putAppointment(changed: Appointment): void {
  setAnswer(appointmentsQuery, ({ appointments, ...rest }) => ({
    ...rest,
    appointments: [changed, ...appointments.filter(({ id }) => id !== changed.id)].toSorted((a, b) =>
      b.startsAt.localeCompare(a.startsAt),
    ),
  }));
}

/** Takes one out that the server has deleted. */
export function dropAppointment(id: string): void {
  setAnswer(appointmentsQuery, ({ appointments, ...rest }) => ({
    ...rest,
    appointments: appointments.filter((one) => one.id !== id),
  }));
}

/** When an appointment with someone can begin. */
export const freeTimesQuery = (therapistId: string) => ({
  ...queryOf(operations.listFreeTimes, { params: { id: therapistId } }),
  // Someone else may take a time at any moment.
  gcTime: 0,
});

export const scheduleAppointment = (body: AppointmentRequest) =>
  call(operations.scheduleAppointment, { body });

export const moveAppointment = (id: string, body: RescheduleRequest) =>
  call(operations.rescheduleAppointment, { params: { id }, body });

export const cancelAppointment = (id: string) => call(operations.cancelAppointment, { params: { id } });

export const deleteAppointment = (id: string) => call(operations.deleteAppointment, { params: { id } });

/** What the link of a reminder is for, found by its token. */
export const appointmentLinkQuery = (token: string) => ({
  ...queryOf(operations.readAppointmentLink, { body: { token } }),
  refetchOnWindowFocus: false,
});

export const cancelLinkedAppointment = (token: string) =>
  call(operations.cancelLinkedAppointment, { body: { token } });

export const moveLinkedAppointment = (body: RescheduleRequest & { token: string }) =>
  call(operations.rescheduleLinkedAppointment, { body });

type Wanted = { readonly when: 'upcoming' | 'past'; readonly therapist: string; readonly page: number };

/** Everyone's appointments of a choice; an empty therapist stands for all therapists. */
export const allAppointmentsQuery = ({ when, therapist, page }: Wanted) => ({
  ...queryOf(operations.listAllAppointments, {
    query: { when, page: String(page), ...(therapist !== '' && { therapist }) },
  }),
  ...PAGE_BY_PAGE,
});

export const cancelVisitorAppointment = (id: string, note: string) =>
  call(operations.cancelVisitorAppointment, { params: { id }, body: { note } });
