import {
  appointmentAnswer,
  appointmentId,
  appointmentsAnswer,
  appointmentRequest,
  freeTimesAnswer,
  rescheduleRequest,
} from '@stillgrove/contract/appointments';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { addressSubject } from '../../platform/rate-limits/address';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { tooManyTries } from '../../platform/rate-limits/too-many-tries';
import type { SignedIn } from '../../platform/session/store';
import { appointmentRefusal } from './refusals';
import type { AppointmentsService } from './service';

type AppointmentsOptions = { service: AppointmentsService; rateLimits: RateLimits };

const tags = ['Appointments'];
const therapistId = z.strictObject({ id: z.string().check(z.maxLength(100)) });

export const appointmentsRoutes: FastifyPluginAsyncZod<AppointmentsOptions> = async (app, options) => {
  const { service, rateLimits } = options;

  const takeTry = ({ ip }: FastifyRequest, { userId }: SignedIn) =>
    rateLimits.take(
      { purpose: 'appointments-of-account', subject: userId },
      { purpose: 'appointments-of-address', subject: addressSubject(ip) },
    );

  app.get('/therapists/:id/times', {
    config: { access: 'public', limit: 'public-reads-of-address' },
    schema: {
      tags,
      summary: 'Free times of a therapist',
      description: 'Every time at which an appointment with this therapist can be scheduled now.',
      params: therapistId,
      response: { 200: freeTimesAnswer, ...errorResponses(404) },
    },
    handler: async (request, reply) => {
      const free = await service.freeTimes(request.params.id);
      if (typeof free === 'string') return refuse(reply, appointmentRefusal(free));
      const times = free.times.map((atMs) => new Date(atMs).toISOString());
      return { success: true as const, ...free, times };
    },
  });

  app.get('/appointments', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Your appointments',
      description: 'Upcoming, past and canceled ones, latest first.',
      response: { 200: appointmentsAnswer, ...errorResponses(401) },
    },
    handler: async (request) => ({
      success: true as const,
      appointments: await service.list(personOf(request).userId),
    }),
  });

  app.post('/appointments', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Schedule an appointment',
      description:
        'The visitor and the therapist get an email. The id is made on the device; asking twice with the same id schedules one appointment. `consentVersion` names the text about who sees the appointment that the visitor agreed to; without the current one the request is refused. If two people ask for the same time, one gets it and the other gets 409.',
      body: appointmentRequest,
      response: { 201: appointmentAnswer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const waitSeconds = await takeTry(request, person);
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const scheduled = await service.schedule(person, request.body);
      if (typeof scheduled === 'string') return refuse(reply, appointmentRefusal(scheduled));
      return reply.code(201).send({
        success: true,
        message: 'Your appointment is scheduled. We are sending you an email.',
        appointment: scheduled,
      });
    },
  });

  app.post('/appointments/:id/reschedule', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Move an appointment to another time',
      description:
        'The old time is kept until the new one is certain. The visitor and the therapist get an email.',
      params: appointmentId,
      body: rescheduleRequest,
      response: { 200: appointmentAnswer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = personOf(request);
      const waitSeconds = await takeTry(request, person);
      if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
      const moved = await service.reschedule(person, request.params.id, request.body);
      if (typeof moved === 'string') return refuse(reply, appointmentRefusal(moved));
      return { success: true as const, message: 'Your appointment has a new time.', appointment: moved };
    },
  });

  app.post('/appointments/:id/cancel', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Cancel an appointment',
      description: 'Its time is free again. The visitor and the therapist get an email.',
      params: appointmentId,
      response: { 200: appointmentAnswer, ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const canceled = await service.cancel(personOf(request), request.params.id);
      if (typeof canceled === 'string') return refuse(reply, appointmentRefusal(canceled));
      return { success: true as const, message: 'Your appointment is canceled.', appointment: canceled };
    },
  });
};
