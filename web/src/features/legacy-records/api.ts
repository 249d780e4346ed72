import type { LegacyRecordRequest } from '@stillgrove/contract/legacy-records';
import * as operations from '@stillgrove/contract/operations/legacy-records';
import { call } from '../../platform/http/call';
import { OF_MEMBERS, queryOf, WHILE_EDITING } from '../../platform/query/query';

export const recordsQuery = { ...queryOf(operations.listLegacyRecords), ...OF_MEMBERS };

export const recordQuery = (id: string) => ({
  ...queryOf(operations.readLegacyRecord, { params: { id } }),
  ...OF_MEMBERS,
  ...WHILE_EDITING,
});

/** With an id it is a change, without one a new record. */
export const saveRecord = (fields: LegacyRecordRequest, id: string | null) =>
  id === null
    ? call(operations.addLegacyRecord, { body: fields })
    : call(operations.changeLegacyRecord, { body: { id, ...fields } });
