import { doneAnswer } from '../answers';
import * as z from 'zod/mini';
import { operation } from '../operation';
import {
  operatorAppointmentsQuery,
  operatorAppointmentsAnswer,
  cancelAppointmentRequest,
} from '../operator-appointments';
import {
  appointmentId,
  freeTimesAnswer,
  appointmentsAnswer,
  appointmentRequest,
  appointmentAnswer,
  rescheduleRequest,
  appointmentLinkRequest,
  appointmentLinkAnswer,
  linkedRescheduleRequest,
} from '../appointments';

const therapistId = z.strictObject({ id: z.string().check(z.maxLength(100)) });

/** Why a time cannot be taken, whoever asks for it. */
const TIME_REFUSALS = [
  'own-clash',
  'sample-profile',
  'slot-in-past',
  'slot-not-offered',
  'slot-taken',
  'slot-too-far',
  'slot-too-soon',
] as const;

export const listAllAppointments = operation({
  method: 'GET',
  path: '/api/v1/operator/appointments',
  tag: 'Operator',
  summary: 'Everyone’s appointments',
  description:
    'Upcoming ones, earliest first, or those of the last 30 days, latest first; 50 a page. Of visitors only their name, email address and time zone.',
  access: 'operator',
  query: operatorAppointmentsQuery,
  answer: operatorAppointmentsAnswer,
});

export const cancelVisitorAppointment = operation({
  method: 'POST',
  path: '/api/v1/operator/appointments/:id/cancel',
  tag: 'Operator',
  summary: 'Cancel an appointment',
  description:
    'Its time is free again. The visitor and the therapist get an email; the visitor’s includes the note if there is one.',
  access: 'operator',
  proof: 'recent',
  params: appointmentId,
  body: cancelAppointmentRequest,
  answer: doneAnswer,
  refusals: ['appointment-canceled', 'appointment-over', 'unknown-appointment'],
});

export const listFreeTimes = operation({
  method: 'GET',
  path: '/api/v1/therapists/:id/times',
  tag: 'Appointments',
  summary: 'Free times of a therapist',
  description: 'Every time at which an appointment with this therapist can be scheduled now.',
  access: 'public',
  limit: 'public-reads-of-address',
  params: therapistId,
  answer: freeTimesAnswer,
  refusals: ['unknown-therapist'],
});

export const listAppointments = operation({
  method: 'GET',
  path: '/api/v1/appointments',
  tag: 'Appointments',
  summary: 'Your appointments',
  description: 'Upcoming, past and canceled ones, latest first.',
  access: 'member',
  answer: appointmentsAnswer,
});

export const scheduleAppointment = operation({
  method: 'POST',
  path: '/api/v1/appointments',
  tag: 'Appointments',
  summary: 'Schedule an appointment',
  description:
    'The visitor and the therapist get an email. The id is made on the device; asking twice with the same id schedules one appointment. `consentVersion` names the text about who sees the appointment that the visitor agreed to; without the current one the request is refused. If two people ask for the same time, one gets it and the other gets 409.',
  access: 'member',
  limit: ['appointments-of-account', 'appointments-of-address'],
  body: appointmentRequest,
  status: 201,
  answer: appointmentAnswer,
  refusals: [
    'address-not-confirmed',
    'consent-changed',
    ...TIME_REFUSALS,
    'too-many-upcoming',
    'unknown-therapist',
    'way-not-offered',
  ],
});

export const rescheduleAppointment = operation({
  method: 'POST',
  path: '/api/v1/appointments/:id/reschedule',
  tag: 'Appointments',
  summary: 'Move an appointment to another time',
  description:
    'The old time is kept until the new one is certain. The visitor and the therapist get an email.',
  access: 'member',
  limit: ['appointments-of-account', 'appointments-of-address'],
  params: appointmentId,
  body: rescheduleRequest,
  answer: appointmentAnswer,
  refusals: [
    'appointment-canceled',
    'appointment-over',
    ...TIME_REFUSALS,
    'unknown-appointment',
    'unknown-therapist',
  ],
});

export const cancelAppointment = operation({
  method: 'POST',
  path: '/api/v1/appointments/:id/cancel',
  tag: 'Appointments',
  summary: 'Cancel an appointment',
  description:
    'Its time is free again. The visitor and the therapist get an email. This takes back the consent, so the appointment is deleted.',
  access: 'member',
  params: appointmentId,
  answer: appointmentAnswer,
  refusals: ['appointment-canceled', 'appointment-over', 'unknown-appointment', 'unknown-therapist'],
});

export const deleteAppointment = operation({
  method: 'POST',
  path: '/api/v1/appointments/:id/delete',
  tag: 'Appointments',
  summary: 'Delete an appointment',
  description:
    'For those that are over or were canceled: it takes back the consent to keeping them. One that is to come is canceled as well, and both sides get an email.',
  access: 'member',
  params: appointmentId,
  answer: doneAnswer,
  refusals: ['unknown-appointment'],
});

export const readAppointmentLink = operation({
  method: 'POST',
  path: '/api/v1/appointment-links/look',
  tag: 'Appointments',
  summary: 'Look at the link of a reminder',
  description:
    'Takes the part of the link after the `#`. Works until the appointment starts, or until it is moved and newer links take the place of this one.',
  access: 'public',
  limit: 'links-of-address',
  body: appointmentLinkRequest,
  answer: appointmentLinkAnswer,
  refusals: ['wrong-link'],
});

export const cancelLinkedAppointment = operation({
  method: 'POST',
  path: '/api/v1/appointment-links/cancel',
  tag: 'Appointments',
  summary: 'Cancel an appointment with the link of a reminder',
  description:
    'Needs no session, and the link that cancels. Its time is free again. The visitor and the therapist get an email.',
  access: 'public',
  limit: 'links-of-address',
  body: appointmentLinkRequest,
  answer: appointmentAnswer,
  refusals: ['appointment-canceled', 'appointment-over', 'unknown-therapist', 'wrong-link'],
});

export const rescheduleLinkedAppointment = operation({
  method: 'POST',
  path: '/api/v1/appointment-links/reschedule',
  tag: 'Appointments',
  summary: 'Move an appointment with the link of a reminder',
  description:
    'Needs no session, and the link that moves. The old time is kept until the new one is certain. The visitor and the therapist get an email, and earlier links stop working.',
  access: 'public',
  limit: 'links-of-address',
  body: linkedRescheduleRequest,
  answer: appointmentAnswer,
  refusals: ['appointment-canceled', 'appointment-over', ...TIME_REFUSALS, 'unknown-therapist', 'wrong-link'],
});
