import type { Db } from '../db/transaction';
import type { Clock } from '../platform/clock';
import { NO_METRICS } from '../platform/metrics/metrics';
import { createMemoryCounter } from '../platform/rate-limits/memory-counter';
import { createRateLimits, type RateLimits } from '../platform/rate-limits/rate-limits';
import { createDatabaseCounter } from '../platform/rate-limits/store';
import { testSecrets } from './test-secrets';

/** The limits as the app has them, on a test's database and clock. */
export function testRateLimits(db: Db, clock: Clock): RateLimits {
  return createRateLimits({
    clock,
    factor: 1,
    counters: { database: createDatabaseCounter(db), memory: createMemoryCounter() },
    metrics: NO_METRICS,
    secrets: testSecrets(),
  });
}
