import { listAllAppointments, cancelVisitorAppointment } from '@stillgrove/contract/operations/appointments';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { OperatorAppointmentsService } from './operator-service';

/** Everyone's appointments, for operators. */
export const operatorAppointmentsRoutes: FastifyPluginAsync<{
  service: OperatorAppointmentsService;
}> = async (app, { service }) => {
  serve(app, listAllAppointments, async ({ query }) => service.list(query));

  serve(
    app,
    cancelVisitorAppointment,
    async ({ body, params, person }) =>
      (await service.cancel(person, params.id, body.note)) ?? {
        message: 'The appointment is canceled. We are emailing the visitor and the therapist.',
      },
  );
};
