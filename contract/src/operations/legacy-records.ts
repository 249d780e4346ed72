import { operation } from '../operation';
import {
  legacyRecordsAnswer,
  legacyRecordParams,
  legacyRecordAnswer,
  legacyRecordRequest,
  legacyRecordChange,
} from '../legacy-records';

export const listLegacyRecords = operation({
  method: 'GET',
  path: '/api/v1/crime/criminals',
  tag: 'Legacy records',
  summary: 'List a person’s records',
  access: 'member',
  answer: legacyRecordsAnswer,
});

export const readLegacyRecord = operation({
  method: 'GET',
  path: '/api/v1/crime/criminals/:id',
  tag: 'Legacy records',
  summary: 'Get a record',
  access: 'member',
  params: legacyRecordParams,
  answer: legacyRecordAnswer,
  refusals: ['unknown-record'],
});

export const addLegacyRecord = operation({
  method: 'POST',
  path: '/api/v1/crime/criminals',
  tag: 'Legacy records',
  summary: 'Create a record',
  access: 'member',
  body: legacyRecordRequest,
  status: 201,
  answer: legacyRecordAnswer,
  refusals: ['too-many-records'],
});

export const changeLegacyRecord = operation({
  method: 'PUT',
  path: '/api/v1/crime/criminals',
  tag: 'Legacy records',
  summary: 'Change a record',
  description: 'The body holds the id and all fields.',
  access: 'member',
  body: legacyRecordChange,
  answer: legacyRecordAnswer,
  refusals: ['unknown-record'],
});

export const changeLegacyRecordAtRoot = operation({ ...changeLegacyRecord, path: '/criminals' });
