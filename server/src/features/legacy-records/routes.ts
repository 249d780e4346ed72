import {
  legacyRecordAnswer,
  legacyRecordChange,
  legacyRecordParams,
  legacyRecordRequest,
  legacyRecordsAnswer,
} from '@stillgrove/contract/legacy-records';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import { NEEDS_SESSION } from '../../platform/openapi';
import type { Sessions } from '../../platform/session/sessions';
import { SIGN_IN_NEEDED } from '../../platform/session/sign-in-needed';
import type { LegacyRecordsService } from './service';

type LegacyRecordsOptions = { service: LegacyRecordsService; sessions: Sessions };

const shared = { tags: ['Leftover records'], security: NEEDS_SESSION };

/** The leftover calls under `/api/v1/crime`, registered only where the operator switched them on. */
export const legacyRecordsRoutes: FastifyPluginAsyncZod<LegacyRecordsOptions> = async (app, options) => {
  const { service, sessions } = options;

  app.get('/criminals', {
    schema: {
      ...shared,
      summary: 'The records that a person made',
      response: { 200: legacyRecordsAnswer, ...errorResponses(401) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      return { success: true as const, records: await service.list(person.userId) };
    },
  });

  app.get('/criminals/:id', {
    schema: {
      ...shared,
      summary: 'One record',
      params: legacyRecordParams,
      response: { 200: legacyRecordAnswer, ...errorResponses(401, 404) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      const outcome = await service.find(person.userId, request.params.id);
      if ('refusal' in outcome) return refuse(reply, outcome.refusal);
      return { success: true as const, ...outcome.record };
    },
  });

  app.post('/criminals', {
    schema: {
      ...shared,
      summary: 'Make a record',
      body: legacyRecordRequest,
      response: { 201: legacyRecordAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      const outcome = await service.create(person.userId, request.body);
      if ('refusal' in outcome) return refuse(reply, outcome.refusal);
      return reply.code(201).send({ success: true as const, ...outcome.record });
    },
  });

  await app.register(legacyRecordChangeRoute, { service, sessions });
};

/** The change call; the specification also has it at the root of the host. */
export const legacyRecordChangeRoute: FastifyPluginAsyncZod<LegacyRecordsOptions> = async (app, options) => {
  const { service, sessions } = options;

  app.put('/criminals', {
    schema: {
      ...shared,
      summary: 'Change a record',
      description: 'The body holds the id beside all fields.',
      body: legacyRecordChange,
      response: { 200: legacyRecordAnswer, ...errorResponses(400, 401, 403, 404, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      const outcome = await service.change(person.userId, request.body);
      if ('refusal' in outcome) return refuse(reply, outcome.refusal);
      return { success: true as const, ...outcome.record };
    },
  });
};
