import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Db } from '../../db/transaction';
import { archiveOf } from './archive';
import type { PersonalPart, Row } from './part';

const PERSON = { userId: 'ana', fullName: 'Ana', email: 'a@b.c', emailKey: 'a@b.c', confirmed: true };

/** Not read here: the part makes its own rows. */
const NO_DB = Object.create(null) as Db;

/** Waits until a number has not changed for a while; an endless one never gets there. */
async function quiet(read: () => number): Promise<void> {
  await vi.waitFor(async () => {
    const before = read();
    await pause(200);
    expect(read()).toBe(before);
  }, 10_000);
}

test('an archive is read as fast as it is taken, and no longer once the client is gone', async () => {
  let pages = 0;
  const endless: PersonalPart = {
    name: 'points',
    about: 'Points.',
    tables: [],
    async *read() {
      for (;;) {
        pages += 1;
        yield Array.from({ length: 100 }, (): Row => ({ id: crypto.randomUUID() }));
      }
    },
  };
  const archive = archiveOf(NO_DB, { parts: [endless], person: PERSON, siteName: 'Instance', nowMs: 0 });
  archive.read(1);
  // No one takes more, so that soon nothing more is read.
  await quiet(() => pages);
  archive.destroy();
  await quiet(() => pages);
});
