import type {
  LegacyRecord,
  LegacyRecordAnswer,
  LegacyRecordRequest,
  LegacyRecordsAnswer,
} from '@stillgrove/contract/legacy-records';
import { request } from '../../platform/http/request';

const CALLS = '/api/v1/crime/criminals';

export async function listRecords(): Promise<LegacyRecord[]> {
  return (await request<LegacyRecordsAnswer>('GET', CALLS)).records;
}

export async function readRecord(id: string): Promise<LegacyRecordRequest> {
  const {
    success: _success,
    id: _id,
    ...fields
  } = await request<LegacyRecordAnswer>('GET', `${CALLS}/${encodeURIComponent(id)}`);
  return fields;
}

/** With an id it is a change, without one a new record. */
export async function saveRecord(fields: LegacyRecordRequest, id: string | null): Promise<void> {
  if (id === null) await request('POST', CALLS, { body: fields });
  else await request('PUT', '/criminals', { body: { id, ...fields } });
}
