import type {
  Appointment,
  AppointmentAnswer,
  AppointmentsAnswer,
  BookingRequest,
  FreeTimesAnswer,
  RescheduleRequest,
} from '@stillgrove/contract/appointments';
import { request } from '../../platform/http/request';

const API = '/api/v1/appointments';

/** The person's own sessions, latest first. */
export async function loadAppointments(): Promise<readonly Appointment[]> {
  return (await request<AppointmentsAnswer>('GET', API)).appointments;
}

/** When a session with someone can begin. */
export async function loadFreeTimes(therapistId: string): Promise<FreeTimesAnswer> {
  return request<FreeTimesAnswer>('GET', `/api/v1/therapists/${encodeURIComponent(therapistId)}/times`);
}

/** @throws RefusedError with the server's sentence, such as when someone else was faster */
export async function bookSession(body: BookingRequest): Promise<Appointment> {
  return (await request<AppointmentAnswer>('POST', API, { body })).appointment;
}

/** @throws RefusedError with the server's sentence */
export async function moveSession(id: string, body: RescheduleRequest): Promise<Appointment> {
  return (await request<AppointmentAnswer>('POST', `${API}/${id}/reschedule`, { body })).appointment;
}

/** @throws RefusedError with the server's sentence */
export async function cancelSession(id: string): Promise<Appointment> {
  return (await request<AppointmentAnswer>('POST', `${API}/${id}/cancel`)).appointment;
}
