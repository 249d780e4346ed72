import {
  listLegacyRecords,
  readLegacyRecord,
  addLegacyRecord,
  changeLegacyRecord,
  changeLegacyRecordAtRoot,
} from '@stillgrove/contract/operations/legacy-records';
import { serve } from '../../platform/http/serve';
import type { FastifyPluginAsync } from 'fastify';
import type { LegacyRecordsService } from './service';

type LegacyRecordsOptions = { service: LegacyRecordsService };

/** The leftover calls for records, registered only where the operator switched them on. */
export const legacyRecordsRoutes: FastifyPluginAsync<LegacyRecordsOptions> = async (app, options) => {
  const { service } = options;

  serve(app, listLegacyRecords, async ({ person }) => ({
    records: await service.list(person.userId),
  }));

  serve(app, readLegacyRecord, ({ params, person }) => service.find(person.userId, params.id));

  serve(app, addLegacyRecord, ({ body, person }) => service.create(person.userId, body));

  // The specification has the change at the root of the host as well.
  for (const operation of [changeLegacyRecord, changeLegacyRecordAtRoot])
    serve(app, operation, ({ body, person }) => service.change(person.userId, body));
};
