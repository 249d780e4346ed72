import { expect, test } from 'vitest';
import type { Db } from '../../db/transaction';
import { createPasswordsService } from './service';

test('whether an address is known is not even looked up before the answer is on its way', async () => {
  const done: string[] = [];
  const asked = new Promise<void>((resolve) => {
    const db = new Proxy({} as Db, {
      get() {
        done.push('looked up');
        resolve();
        throw new Error('This database is there to be asked.');
      },
    });
    const service = createPasswordsService({
      db,
      log: { error: () => undefined },
    } as unknown as Parameters<typeof createPasswordsService>[0]);
    service.forgot('ana@example.org');
  });
  // An answer without further work is sent within this turn of the event loop.
  await Promise.resolve().then(() => undefined);
  process.nextTick(() => done.push('answered'));
  await asked;
  expect(done).toEqual(['answered', 'looked up']);
});
