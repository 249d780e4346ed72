import { listDevices, signOutDevice, signOutOtherDevices } from '@stillgrove/contract/operations/devices';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { KnownDevices } from '../../platform/known-devices/known-devices';
import type { DevicesService } from './service';

type DevicesOptions = { service: DevicesService; knownDevices: KnownDevices };

export const devicesRoutes: FastifyPluginAsync<DevicesOptions> = async (app, options) => {
  const { service, knownDevices } = options;

  serve(app, listDevices, async ({ person }) => ({ devices: await service.list(person) }));

  serve(app, signOutDevice, async ({ body, person }) => {
    const { id, password } = body;
    const refusal = await service.end(person, id, password);
    if (refusal !== null) return refusal;
    return { message: 'That device is signed out.' };
  });

  serve(
    app,
    signOutOtherDevices,
    async ({ person, request }) =>
      (await service.endOthers(person, knownDevices.current(request))) ?? {
        message: 'All other devices are signed out.',
      },
  );
};
