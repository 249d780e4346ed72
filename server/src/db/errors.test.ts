import { expect, test } from 'vitest';
import { databaseErrorKind, isReadOnly, isRetryable, isStorageFailure } from './errors';

const said = (code: string, message: string) => Object.assign(new Error(message), { code });

test('a conflict that Citus reports when it commits to a worker is tried again; other internal errors are not', () => {
  const conflict = said('XX000', 'could not commit transaction for shard xid 102008 on any active node');
  expect(isRetryable(conflict)).toBe(true);
  expect(databaseErrorKind(conflict)).toBe('busy');
  expect(isRetryable(said('XX000', 'cache lookup failed for relation 1'))).toBe(false);
});

test('a standby’s refusals are told from other features that a server lacks', () => {
  expect(isReadOnly(said('25006', 'cannot execute INSERT in a read-only transaction'))).toBe(true);
  expect(isReadOnly(said('0A000', 'cannot use serializable mode in a hot standby'))).toBe(true);
  expect(isReadOnly(said('0A000', 'cached plan must not change result type'))).toBe(false);
  expect(isStorageFailure(said('25006', 'cannot execute INSERT in a read-only transaction'))).toBe(false);
});
