import { doneAnswer } from '../answers';
import { operation } from '../operation';
import {
  lockAnswer,
  lockRequest,
  lockSavedAnswer,
  pullAnswer,
  pullQuery,
  PUSH_BODY_MAX,
  pushAnswer,
  pushRequest,
} from '../sync';

export const readSyncLock = operation({
  method: 'GET',
  path: '/api/v1/sync/lock',
  tag: 'Sync',
  summary: 'Read the wrapped keys of a person’s private space',
  description: 'Only the person’s own devices can open them. `lock` is null while nothing is synced.',
  access: 'member',
  limit: 'sync-of-account',
  answer: lockAnswer,
});

export const writeSyncLock = operation({
  method: 'PUT',
  path: '/api/v1/sync/lock',
  tag: 'Sync',
  summary: 'Store the wrapped keys of a person’s private space',
  description:
    'Refused when another device changed them in the meantime. A `space` other than before starts again: all records of the one before are deleted. Sent again, it changes nothing more.',
  access: 'member',
  limit: 'sync-of-account',
  body: lockRequest,
  answer: lockSavedAnswer,
  securityEvent: 'sync-key-changed',
  refusals: ['sync-changed'],
});

export const pushRecords = operation({
  method: 'POST',
  path: '/api/v1/sync/push',
  tag: 'Sync',
  summary: 'Store sealed records',
  description:
    'At most 1 MB. Each record names the `seq` at which the device last read it, and is stored only if it has not changed since; otherwise the answer has the record of the server. A record that is sent again as it is stored counts as stored. The lengths of records are padded: others are refused.',
  access: 'member',
  limit: 'sync-of-account',
  bodyLimit: PUSH_BODY_MAX,
  body: pushRequest,
  answer: pushAnswer,
  refusals: ['not-synced', 'sync-full'],
});

export const pullRecords = operation({
  method: 'GET',
  path: '/api/v1/sync/pull',
  tag: 'Sync',
  summary: 'Fetch sealed records that changed',
  description: 'In the order of `seq`, at most 1 MB at a time.',
  access: 'member',
  limit: 'sync-of-account',
  query: pullQuery,
  answer: pullAnswer,
  refusals: ['not-synced'],
});

export const deleteSynced = operation({
  method: 'POST',
  path: '/api/v1/sync/delete',
  tag: 'Sync',
  summary: 'Delete everything that is synced',
  description:
    'Removes all sealed records and the wrapped keys from the server. What devices have stays there.',
  access: 'member',
  answer: doneAnswer,
  securityEvent: 'sync-deleted',
});
