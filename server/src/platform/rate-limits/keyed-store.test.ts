import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database';
import { testRateLimits } from '../../testing/test-rate-limits';
import { testSecrets } from '../../testing/test-secrets';
import { fakeClock } from '../clock';
import { createSecrets } from '../secrets/secrets';
import { sha256 } from '../tokens';

test('whoever steals the database cannot find an address in it by trying them all', async () => {
  const { db } = await testDatabase();
  const limits = testRateLimits(db, fakeClock(0));
  const attempt = { purpose: 'registrations-of-account', subject: 'ana@example.org' } as const;
  await limits.take(attempt);
  const key = `${attempt.purpose} ${attempt.subject}`;
  const [row] = await db.selectFrom('rate_limits').select('key_hash').execute();
  expect(row?.key_hash).toBe(testSecrets().keyedHash(key));
  const otherKey = createSecrets({ current: Buffer.alloc(32, 1), old: null });
  for (const guess of [key, sha256(key), attempt.subject, sha256(attempt.subject), otherKey.keyedHash(key)])
    expect(row?.key_hash).not.toBe(guess);
});
