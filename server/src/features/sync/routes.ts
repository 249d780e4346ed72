import {
  deleteSynced,
  pullRecords,
  pushRecords,
  readSyncLock,
  writeSyncLock,
} from '@stillgrove/contract/operations/sync';
import { t } from '@stillgrove/domain/language/message';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { SyncService } from './service';

export const syncRoutes: FastifyPluginAsync<{ service: SyncService }> = async (app, { service }) => {
  serve(app, readSyncLock, async ({ person }) => ({ lock: await service.lock(person.userId) }));

  serve(app, writeSyncLock, ({ body, person }) => service.saveLock(person.userId, body));

  serve(app, pushRecords, ({ body, person }) => service.push(person.userId, body));

  serve(app, pullRecords, ({ query, person }) => service.pull(person.userId, query.space, query.since));

  serve(app, deleteSynced, async ({ person }) => {
    await service.deleteAll(person.userId);
    return {
      message: t`Everything you synced is deleted from the server. What your devices have is still there.`,
    };
  });
};
