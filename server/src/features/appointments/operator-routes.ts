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
      summary: 'Appointments that were scheduled',
      description:
        'Those to come, earliest first, or those of the last 30 days, latest first; 50 a page. Of visitors only what it takes to reach them.',
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
        'Its time is free again. Both sides get an email, the visitor’s with the note if there is one.',
      params: appointmentId,
      body: cancelAppointmentRequest,
      response: { 200: appointmentCanceledAnswer, ...errorResponses(400, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const canceled = await service.cancel(personOf(request), request.params.id, request.body.note);
      if (canceled !== 'canceled') return refuse(reply, operatorAppointmentRefusal(canceled));
      return {
        success: true as const,
        message: 'The appointment is canceled. Email to the visitor and to the therapist is on its way.',
      };
    },
  });
};
