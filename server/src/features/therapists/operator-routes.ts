import {
  listOperatorTherapists,
  saveTherapist,
  saveHours,
  removeTherapist,
  removeSampleTherapists,
  orderTherapists,
} from '@stillgrove/contract/operations/therapists';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/errors/refusal';
import type { Saved, TherapistsService } from './operator-service';

/** The directory of therapists with their hours, for operators. */
export const operatorTherapistsRoutes: FastifyPluginAsync<{ service: TherapistsService }> = async (
  app,
  { service },
) => {
  serve(app, listOperatorTherapists, async () => ({ therapists: await service.list() }));

  serve(app, saveTherapist, async ({ body, params, person }) => {
    const saved = await service.saveProfile(person, params.id, body);
    return saved instanceof Refusal ? saved : savedAnswer('The profile is saved.', saved);
  });

  serve(app, saveHours, async ({ body, params, person }) => {
    const saved = await service.saveHours(person, params.id, body);
    return saved instanceof Refusal ? saved : savedAnswer('The hours are saved.', saved);
  });

  serve(app, removeTherapist, async ({ params, person }) => {
    const removed = await service.remove(person, params.id);
    return removed instanceof Refusal ? removed : { message: 'The profile is removed.' };
  });

  serve(app, removeSampleTherapists, async ({ person }) => {
    const removed = await service.removeSamples(person);
    return removed instanceof Refusal ? removed : { message: 'The samples are removed.' };
  });

  serve(app, orderTherapists, async ({ body, person }) => {
    const ordered = await service.order(person, body.ids);
    return ordered instanceof Refusal ? ordered : { message: 'The order is saved.' };
  });
};

function savedAnswer(message: string, { therapist, outside }: Saved) {
  return { message: [message, ...outsideWords(outside)].join(' '), therapist };
}

function outsideWords(outside: number): string[] {
  if (outside === 0) return [];
  return [
    outside === 1
      ? 'One appointment is now outside these hours. It is still scheduled, and it is marked in Appointments.'
      : `${String(outside)} appointments are now outside these hours. They are still scheduled, and they are marked in Appointments.`,
  ];
}
