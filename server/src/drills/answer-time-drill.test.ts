import { expect, test } from 'vitest';
import { emailsTo } from '../testing/emailed';
import { ANA } from '../testing/people';
import { testApp } from '../testing/test-app';

test('a known address is not told by the time of the answer', async () => {
  const { visitor, db } = await testApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
  await visitor().post('/api/v1/user/register', ANA);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let count = 1; count <= 100; count += 1) {
    for (const [who, email] of [
      ['known', ANA.email],
      ['unknown', `no-one-${String(count)}@example.org`],
    ] as const) {
      const begin = performance.now();
      await visitor().post('/api/v1/user/forgot-password', { email });
      times[who].push(performance.now() - begin);
      // What is done after one answer must not be counted with the next.
      await expect
        .poll(
          async () =>
            (await emailsTo(db, ANA.email)).filter(({ cause }) => cause.startsWith('reset-password')).length,
          { interval: 1 },
        )
        .toBe(count);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2] ?? 0;
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(10);
});
