import { expect, test } from 'vitest';
import { createPasswordsService } from './service';

test('whether an address is known is not even looked up before the answer is on its way', async () => {
  const done: string[] = [];
  const asked = new Promise<void>((resolve) => {
    const db: unknown = new Proxy(
      {},
      {
        get() {
          done.push('looked up');
          resolve();
          throw new Error('This database is there to be asked.');
        },
      },
    );
    const options: unknown = { db, log: { error: () => undefined } };
    createPasswordsService(options as Parameters<typeof createPasswordsService>[0]).forgot('ana@example.org');
  });
  // An answer without further work is sent within this turn of the event loop.
  await Promise.resolve();
  process.nextTick(() => done.push('answered'));
  await asked;
  expect(done).toEqual(['answered', 'looked up']);
});
