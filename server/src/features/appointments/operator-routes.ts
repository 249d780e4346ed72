import { appointmentId } from '@stillgrove/contract/appointments';
import {
  appointmentCanceledAnswer,
  operatorAppointmentsAnswer,
  operatorAppointmentsQuery,
  cancelAppointmentRequest,
} from '@stillgrove/contract/operator-appointments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { OperatorAppointmentsService } from './operator-service';
import { operatorAppointmentRefusal } from './refusals';

const tags = ['Operator'];

/** Everyone's appointments, for operators. */
export const operatorAppointmentsRoutes: FastifyPluginAsyncZod<{
  service: OperatorAppointmentsService;
}> = async (app, { service }) => {
  app.get('/appointments', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Everyone’s appointments',
      description:
        'Upcoming ones, earliest first, or those of the last 30 days, latest first; 50 a page. Of visitors only their name, email address and time zone.',
      querystring: operatorAppointmentsQuery,
      response: { 200: operatorAppointmentsAnswer, ...errorResponses(400, 404) },
    },
    handler: async (request) => ({ success: true as const, ...(await service.list(request.query)) }),
  });

  app.post('/appointments/:id/cancel', {
    config: { access: 'operator' },
    schema: {
      tags,
      summary: 'Cancel an appointment',
      description:
        'Its time is free again. The visitor and the therapist get an email; the visitor’s includes the note if there is one.',
      params: appointmentId,
      body: cancelAppointmentRequest,
      response: { 200: appointmentCanceledAnswer, ...errorResponses(400, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const canceled = await service.cancel(personOf(request), request.params.id, request.body.note);
      if (canceled !== 'canceled') return refuse(reply, operatorAppointmentRefusal(canceled));
      return {
        success: true as const,
        message: 'The appointment is canceled. We are emailing the visitor and the therapist.',
      };
    },
  });
};
