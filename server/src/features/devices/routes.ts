import { devicesAnswer, endDeviceRequest, endDevicesAnswer } from '@stillgrove/contract/devices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import { NEEDS_SESSION } from '../../platform/openapi';
import type { Sessions } from '../../platform/session/sessions';
import { SIGN_IN_NEEDED } from '../../platform/session/sign-in-needed';
import type { DevicesService } from './service';

type DevicesOptions = { service: DevicesService; sessions: Sessions; knownDevices: KnownDevices };

const tags = ['Devices'];

export const devicesRoutes: FastifyPluginAsyncZod<DevicesOptions> = async (app, options) => {
  const { service, sessions, knownDevices } = options;

  app.get('/devices', {
    schema: {
      tags,
      security: NEEDS_SESSION,
      summary: 'Where a person is signed in',
      description: 'In coarse words, the newest sign-in first.',
      response: { 200: devicesAnswer, ...errorResponses(401) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      return { success: true as const, devices: await service.list(person) };
    },
  });

  app.post('/devices/end', {
    schema: {
      tags,
      security: NEEDS_SESSION,
      summary: 'Sign out one device',
      description: 'Whatever the id, the answer is the same once that device is signed out.',
      body: endDeviceRequest,
      response: { 200: endDevicesAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      await service.end(person, request.body.id);
      return { success: true as const, message: 'That device is signed out.' };
    },
  });

  app.post('/devices/end-others', {
    schema: {
      tags,
      security: NEEDS_SESSION,
      summary: 'Sign out every other device',
      description: 'Ends every session but the one that asks, and knows none of those devices any more.',
      response: { 200: endDevicesAnswer, ...errorResponses(401, 403) },
    },
    handler: async (request, reply) => {
      const person = await sessions.find(request);
      if (!person) return refuse(reply, SIGN_IN_NEEDED);
      await service.endOthers(person, knownDevices.current(request));
      return { success: true as const, message: 'All other devices are signed out.' };
    },
  });
};
