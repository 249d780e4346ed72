import {
  hoursRequest,
  operatorTherapistId,
  operatorTherapistsAnswer,
  orderRequest,
  profileRequest,
  therapistsChangedAnswer,
  therapistSavedAnswer,
} from '@stillgrove/contract/operator-therapists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { Saved, TherapistsService } from './operator-service';

const tags = ['Operator'];
const config = { access: 'operator' } as const;
const params = operatorTherapistId;

/** The directory of therapists with their hours, for operators. */
export const operatorTherapistsRoutes: FastifyPluginAsyncZod<{ service: TherapistsService }> = async (
  app,
  { service },
) => {
  app.get('/therapists', {
    config,
    schema: {
      tags,
      summary: 'All therapists',
      description: 'In the order that visitors see, with hours and the number of upcoming appointments.',
      response: { 200: operatorTherapistsAnswer, ...errorResponses(404) },
    },
    handler: async () => ({ success: true as const, therapists: await service.list() }),
  });

  app.put('/therapists/:id', {
    config,
    schema: {
      tags,
      summary: 'Save a profile',
      description:
        'Adds it if the id is new. `version` is the one that the change started from; 409 if someone else has changed the profile since. Sending the same content again changes nothing.',
      params,
      body: profileRequest,
      response: { 200: therapistSavedAnswer, ...errorResponses(400, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const saved = await service.saveProfile(personOf(request), request.params.id, request.body);
      return 'refusal' in saved ? refuse(reply, saved.refusal) : savedAnswer('The profile is saved.', saved);
    },
  });

  app.put('/therapists/:id/hours', {
    config,
    schema: {
      tags,
      summary: 'Save the hours of a therapist',
      description:
        'Replaces all of the hours; no appointment is canceled. In minutes since midnight in the therapist’s time zone.',
      params,
      body: hoursRequest,
      response: { 200: therapistSavedAnswer, ...errorResponses(400, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const saved = await service.saveHours(personOf(request), request.params.id, request.body);
      return 'refusal' in saved ? refuse(reply, saved.refusal) : savedAnswer('The hours are saved.', saved);
    },
  });

  app.post('/therapists/:id/remove', {
    config,
    schema: {
      tags,
      summary: 'Remove a profile',
      description:
        'Refused while there are upcoming appointments. The name stays for people who had an appointment.',
      params,
      response: { 200: therapistsChangedAnswer, ...errorResponses(400, 404, 409) },
    },
    handler: async (request, reply) => {
      const removed = await service.remove(personOf(request), request.params.id);
      return removed === 'removed'
        ? { success: true as const, message: 'The profile is removed.' }
        : refuse(reply, removed.refusal);
    },
  });

  app.post('/therapists/remove-samples', {
    config,
    schema: {
      tags,
      summary: 'Remove all samples',
      description: 'All of them, or none while there are upcoming appointments with one of them.',
      response: { 200: therapistsChangedAnswer, ...errorResponses(404, 409) },
    },
    handler: async (request, reply) => {
      const removed = await service.removeSamples(personOf(request));
      return typeof removed === 'number'
        ? { success: true as const, message: 'The samples are removed.' }
        : refuse(reply, removed.refusal);
    },
  });

  app.post('/therapists/order', {
    config,
    schema: {
      tags,
      summary: 'Change the order of the directory',
      description: 'Names every profile once; 409 if the directory has changed in the meantime.',
      body: orderRequest,
      response: { 200: therapistsChangedAnswer, ...errorResponses(400, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const ordered = await service.order(personOf(request), request.body.ids);
      return ordered === 'ordered'
        ? { success: true as const, message: 'The order is saved.' }
        : refuse(reply, ordered.refusal);
    },
  });
};

function savedAnswer(message: string, { therapist, outside }: Saved) {
  return { success: true as const, message: [message, ...outsideWords(outside)].join(' '), therapist };
}

function outsideWords(outside: number): string[] {
  if (outside === 0) return [];
  return [
    outside === 1
      ? 'One appointment is now outside these hours. It is still scheduled, and it is marked in Appointments.'
      : `${String(outside)} appointments are now outside these hours. They are still scheduled, and they are marked in Appointments.`,
  ];
}
