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

/** The directory and everyone's hours, for operators. */
export const operatorTherapistsRoutes: FastifyPluginAsyncZod<{ service: TherapistsService }> = async (
  app,
  { service },
) => {
  app.get('/therapists', {
    config,
    schema: {
      tags,
      summary: 'Everyone in the directory',
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
        'Adds it when the id is new. `version` is the one that the change began with; 409 when someone else changed the profile since. The same content again changes nothing.',
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
      summary: 'Save someone’s hours',
      description:
        'In the place of all that there were; no scheduled appointment is canceled by it. Minutes since midnight on the therapist’s clock.',
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
      description: 'Not while appointments are to come. The name stays for those who had an appointment.',
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
      description: 'All of them or, while appointments with one of them are to come, none.',
      response: { 200: therapistsChangedAnswer, ...errorResponses(404, 409) },
    },
    handler: async (request, reply) => {
      const removed = await service.removeSamples(personOf(request));
      return typeof removed === 'number'
        ? { success: true as const, message: 'No sample is left.' }
        : refuse(reply, removed.refusal);
    },
  });

  app.post('/therapists/order', {
    config,
    schema: {
      tags,
      summary: 'Change the order of the directory',
      description: 'Names every profile once; 409 when the directory has others meanwhile.',
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
      ? 'One scheduled appointment now lies outside of the hours. It stays scheduled; you find it marked under Appointments.'
      : `${String(outside)} scheduled appointments now lie outside of the hours. They stay scheduled; you find them marked under Appointments.`,
  ];
}
