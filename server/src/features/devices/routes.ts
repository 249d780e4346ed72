import { devicesAnswer, endDeviceRequest, endDevicesAnswer } from '@stillgrove/contract/devices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../platform/access/access';
import { errorResponses } from '../../platform/errors/documented';
import { refuse } from '../../platform/errors/refusal';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import type { DevicesService } from './service';

type DevicesOptions = { service: DevicesService; knownDevices: KnownDevices };

const tags = ['Devices'];

export const devicesRoutes: FastifyPluginAsyncZod<DevicesOptions> = async (app, options) => {
  const { service, knownDevices } = options;

  app.get('/devices', {
    config: { access: 'member' },
    schema: {
      tags,
      summary: 'Devices on which a person is signed in',
      description: 'Browser and system only, the latest sign-in first.',
      response: { 200: devicesAnswer, ...errorResponses(401) },
    },
    handler: async (request) => ({ success: true as const, devices: await service.list(personOf(request)) }),
  });

  app.post('/devices/end', {
    config: { access: 'member', securityEvent: 'session-ended' },
    schema: {
      tags,
      summary: 'Sign out one device',
      description: 'Needs a recent re-authentication. The answer is the same for an id that does not exist.',
      body: endDeviceRequest,
      response: { 200: endDevicesAnswer, ...errorResponses(400, 401, 403, 413, 415) },
    },
    handler: async (request, reply) => {
      const { id, password } = request.body;
      const refusal = await service.end(personOf(request), id, password);
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'That device is signed out.' };
    },
  });

  app.post('/devices/end-others', {
    config: { access: 'member', securityEvent: 'session-ended' },
    schema: {
      tags,
      summary: 'Sign out every other device',
      description:
        'Needs a recent re-authentication. Ends every session except the current one, and forgets those devices.',
      response: { 200: endDevicesAnswer, ...errorResponses(401, 403) },
    },
    handler: async (request, reply) => {
      const refusal = await service.endOthers(personOf(request), knownDevices.current(request));
      if (refusal !== null) return refuse(reply, refusal);
      return { success: true as const, message: 'All other devices are signed out.' };
    },
  });
};
