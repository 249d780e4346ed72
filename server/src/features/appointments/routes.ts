import { Refusal } from '../../platform/errors/refusal';
import {
  listFreeTimes,
  listAppointments,
  scheduleAppointment,
  rescheduleAppointment,
  cancelAppointment,
  deleteAppointment,
} from '@stillgrove/contract/operations/appointments';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { AppointmentsService } from './service';

type AppointmentsOptions = { service: AppointmentsService };

export const appointmentsRoutes: FastifyPluginAsync<AppointmentsOptions> = async (app, options) => {
  const { service } = options;

  serve(app, listFreeTimes, async ({ params }) => {
    const free = await service.freeTimes(params.id);
    if (free instanceof Refusal) return free;
    const times = free.times.map((atMs) => new Date(atMs).toISOString());
    return { ...free, times };
  });

  serve(app, listAppointments, async ({ person }) => ({
    appointments: await service.list(person.userId),
  }));

  serve(app, scheduleAppointment, async ({ body, person }) => {
    const scheduled = await service.schedule(person, body);
    if (scheduled instanceof Refusal) return scheduled;
    return {
      message: 'Your appointment is scheduled. We’re sending you an email.',
      appointment: scheduled,
    };
  });

  serve(app, rescheduleAppointment, async ({ body, params, person }) => {
    const moved = await service.reschedule(person, params.id, body);
    if (moved instanceof Refusal) return moved;
    return { message: 'Your appointment has a new time.', appointment: moved };
  });

  serve(app, cancelAppointment, async ({ params, person }) => {
    const canceled = await service.cancel(person, params.id);
    if (canceled instanceof Refusal) return canceled;
    return { message: 'Your appointment is canceled and deleted.', appointment: canceled };
  });

  serve(
    app,
    deleteAppointment,
    async ({ params, person }) =>
      (await service.remove(person, params.id)) ?? { message: 'The appointment is deleted.' },
  );
};
