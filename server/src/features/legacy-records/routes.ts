import {
  legacyRecordAnswer,
  legacyRecordChange,
  legacyRecordParams,
  legacyRecordRequest,
  legacyRecordsAnswer,
} from '@stillgrove/contract/legacy-records';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { LegacyRecordsService } from './service';

type LegacyRecordsOptions = { service: LegacyRecordsService };

const tags = ['Legacy records'];

/** The leftover calls under `/api/v1/crime`, registered only where the operator switched them on. */
export const legacyRecordsRoutes: FastifyPluginAsyncZod<LegacyRecordsOptions> = async (app, options) => {
  const { service } = options;

  app.get('/criminals', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'List a person’s records',
      response: { 200: legacyRecordsAnswer, ...errorResponses(401) },
    },
    handler: async (request) => ({
      success: true as const,
      records: await service.list(personOf(request).userId),
    }),
  });

  app.get('/criminals/:id', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Get a record',
      params: legacyRecordParams,
      response: { 200: legacyRecordAnswer, ...errorResponses(401, 404) },
    },
    handler: async (request, reply) => {
      const outcome = await service.find(personOf(request).userId, request.params.id);
      if ('refusal' in outcome) return refuse(reply, outcome.refusal);
      return { success: true as const, ...outcome.record };
    },
  });

  app.post('/criminals', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Create a record',
      body: legacyRecordRequest,
      response: { 201: legacyRecordAnswer, ...errorResponses(400, 401, 403, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const outcome = await service.create(personOf(request).userId, request.body);
      if ('refusal' in outcome) return refuse(reply, outcome.refusal);
      return reply.code(201).send({ success: true as const, ...outcome.record });
    },
  });

  await app.register(legacyRecordChangeRoute, { service });
};

/** The change call; the specification also has it at the root of the host. */
export const legacyRecordChangeRoute: FastifyPluginAsyncZod<LegacyRecordsOptions> = async (app, options) => {
  const { service } = options;

  app.put('/criminals', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Change a record',
      description: 'The body holds the id and all fields.',
      body: legacyRecordChange,
      response: { 200: legacyRecordAnswer, ...errorResponses(400, 401, 403, 404, 413, 415) },
    },
    handler: async (request, reply) => {
      const outcome = await service.change(personOf(request).userId, request.body);
      if ('refusal' in outcome) return refuse(reply, outcome.refusal);
      return { success: true as const, ...outcome.record };
    },
  });
};
