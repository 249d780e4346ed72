import { appointmentId } from '@stillgrove/contract/appointments';
import {
  bookingCancelledAnswer,
  bookingsAnswer,
  bookingsQuery,
  cancelBookingRequest,
} from '@stillgrove/contract/operator-bookings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { BookingsService } from './operator-service';
import { bookingRefusal } from './refusals';

const tags = ['Operator'];

/** Everyone's sessions, for operators. */
export const bookingsRoutes: FastifyPluginAsyncZod<{ service: BookingsService }> = async (
  app,
  { service },
) => {
  app.get('/bookings', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Sessions that were booked',
      description:
        'Those to come, earliest first, or those of the last 30 days, latest first; 50 a page. Of visitors only what it takes to reach them.',
      querystring: bookingsQuery,
      response: { 200: bookingsAnswer, ...errorResponses(400, 404) },
    },
    handler: async (request) => ({ success: true as const, ...(await service.list(request.query)) }),
  });

  app.post('/bookings/:id/cancel', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Cancel a session',
      description:
        'Its time is free again. Both sides get an email, the visitor’s with the note if there is one.',
      params: appointmentId,
      body: cancelBookingRequest,
      response: { 200: bookingCancelledAnswer, ...errorResponses(400, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const cancelled = await service.cancel(personOf(request), request.params.id, request.body.note);
      if (cancelled !== 'cancelled') return refuse(reply, bookingRefusal(cancelled));
      return {
        success: true as const,
        message: 'The session is cancelled. Email to the visitor and to the therapist is on its way.',
      };
    },
  });
};
