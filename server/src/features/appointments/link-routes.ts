import {
  cancelLinkedAppointment,
  readAppointmentLink,
  rescheduleLinkedAppointment,
} from '@stillgrove/contract/operations/appointments';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/errors/refusal';
import { serve } from '../../platform/http/serve';
import type { AppointmentLinksService } from './link-service';

/** What the links in reminders are for; whoever has one needs no session. */
export const appointmentLinkRoutes: FastifyPluginAsync<{ service: AppointmentLinksService }> = async (
  app,
  { service },
) => {
  serve(app, readAppointmentLink, ({ body }) => service.look(body.token));

  serve(app, cancelLinkedAppointment, async ({ body }) => {
    const canceled = await service.cancel(body.token);
    if (canceled instanceof Refusal) return canceled;
    return { message: 'Your appointment is canceled.', appointment: canceled };
  });

  serve(app, rescheduleLinkedAppointment, async ({ body: { token, ...to } }) => {
    const moved = await service.reschedule(token, to);
    if (moved instanceof Refusal) return moved;
    return { message: 'Your appointment has a new time.', appointment: moved };
  });
};
