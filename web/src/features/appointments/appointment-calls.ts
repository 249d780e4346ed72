import type {
  Appointment,
  AppointmentAnswer,
  AppointmentsAnswer,
  AppointmentRequest,
  FreeTimesAnswer,
  RescheduleRequest,
} from '@stillgrove/contract/appointments';
import { request } from '../../platform/http/request';

const API = '/api/v1/appointments';

/** The person's own appointments, latest first. */
export async function loadAppointments(): Promise<readonly Appointment[]> {
  return (await request<AppointmentsAnswer>('GET', API)).appointments;
}

/** When an appointment with someone can begin. */
export async function loadFreeTimes(therapistId: string): Promise<FreeTimesAnswer> {
  return request<FreeTimesAnswer>('GET', `/api/v1/therapists/${encodeURIComponent(therapistId)}/times`);
}

/** @throws RefusedError with the server's sentence, such as when someone else was faster */
export async function scheduleAppointment(body: AppointmentRequest): Promise<Appointment> {
  return (await request<AppointmentAnswer>('POST', API, { body })).appointment;
}

/** @throws RefusedError with the server's sentence */
export async function moveAppointment(id: string, body: RescheduleRequest): Promise<Appointment> {
  return (await request<AppointmentAnswer>('POST', `${API}/${id}/reschedule`, { body })).appointment;
}

/** @throws RefusedError with the server's sentence */
export async function cancelAppointment(id: string): Promise<Appointment> {
  return (await request<AppointmentAnswer>('POST', `${API}/${id}/cancel`)).appointment;
}
