import type { LockAnswer, LockRequest } from '@stillgrove/contract/sync';
import { describe, expect, test } from 'vitest';
import { RefusedError, UnreachableError } from '../http/request';
import { browserOnTrial, PASSPHRASE } from '../vault/testing';
import { createSync } from './create-sync';
import { VaultLocked } from './space-keeper';
import { newSpaceSecrets } from './space-lock';
import { serverInMemory, syncRowsInMemory } from './test-doubles';

const refusal = (code: string) => new RefusedError(409, { success: false, message: code, code }, null);

/** One account’s part of the server: a lock, and records that belong to one space. */
function account() {
  let records = serverInMemory();
  let lock: LockAnswer['lock'] = null;
  const state = { isReachable: true, isFull: false };
  const guarded = <Answer>(space: string | null, work: () => Promise<Answer>): Promise<Answer> => {
    if (!state.isReachable) return Promise.reject(new UnreachableError('no connection'));
    if (space !== null && lock?.space !== space) return Promise.reject(refusal('not-synced'));
    return work();
  };
  return {
    state,
    records: () => records,
    calls: {
      lock: () => guarded(null, async () => lock),
      saveLock: ({ baseVersion, ...sent }: LockRequest) =>
        guarded(null, async () => {
          if ((lock?.version ?? 0) !== baseVersion) throw refusal('sync-changed');
          if (lock?.space !== sent.space) records = serverInMemory();
          lock = { ...sent, version: baseVersion + 1, usedBytes: 0 };
          return { version: lock.version };
        }),
      pull: (space: string, since: number) => guarded(space, () => records.pull(space, since)),
      push: (space: string, sent: Parameters<typeof records.push>[1]) =>
        guarded(space, async () => {
          if (state.isFull) throw refusal('sync-full');
          return records.push(space, sent);
        }),
      deleteAll: () => guarded(null, async () => void (lock = null)),
    },
  };
}

async function device(server: ReturnType<typeof account>, userId = 'ada') {
  const tab = await browserOnTrial().opened();
  const sync = createSync({
    keeper: { rows: syncRowsInMemory(), vault: tab.shared },
    local: {
      async read() {
        const contents = await tab.shared.read();
        if (contents === null) throw new VaultLocked();
        return contents;
      },
      async apply(changes) {
        const applied = await tab.shared.apply(changes);
        if (applied.outcome === 'gone') throw new VaultLocked();
        return applied.outcome === 'applied' ? applied : { outcome: 'changed' };
      },
    },
    calls: server.calls,
    userId: () => userId,
    oneTab: async () => () => undefined,
    now: () => 1_800_000_000_000,
    between: '(also)',
  });
  const write = (id: string, text: string) => {
    const before = tab.state().pages.entries.find(({ entry }) => entry.id === id);
    return tab.save({ id, day: '2026-11-22', mood: '', text, changedAtMs: 1 }, before?.revision ?? null, []);
  };
  const settled = async () => {
    await sync.syncNow();
    return sync.store.getState().status;
  };
  return { tab, sync, write, settled };
}

/** Two devices that share a space. */
async function pair() {
  const server = account();
  const [phone, laptop] = [await device(server), await device(server)];
  const secrets = newSpaceSecrets();
  expect(await phone.sync.switchOn(secrets, PASSPHRASE)).toBe('on');
  await phone.settled();
  const opener = { deviceSecret: secrets.deviceSecret, passphrase: PASSPHRASE };
  expect(await laptop.sync.join(opener)).toBe('joined');
  await laptop.settled();
  return { server, phone, laptop, secrets };
}

test('until someone wants it, nothing leaves the device', async () => {
  const server = account();
  const phone = await device(server);
  await phone.write('p1', 'Mist.');
  expect(await phone.settled()).toBe('off');
  expect(server.records().rows.size).toBe(0);
});

test('pages and records of two devices are on both, whoever wrote, changed or deleted them', async () => {
  const { phone, laptop } = await pair();
  await phone.write('p1', 'Mist.');
  await laptop.tab.saveRecords([{ id: 'c1', kind: 'check-in', value: { feeling: 'calm' }, base: null }]);
  await laptop.tab.saveRecords([{ id: 'h1', kind: 'hope-chunk', value: 'a large picture', base: null }]);
  expect(await phone.settled()).toBe('up-to-date');
  expect(await laptop.settled()).toBe('up-to-date');
  expect(await phone.settled()).toBe('up-to-date');
  expect(laptop.tab.texts()).toEqual(['Mist.']);
  expect(phone.tab.records('check-in')).toMatchObject([{ id: 'c1', value: { feeling: 'calm' } }]);
  expect(await phone.tab.readRecord('h1')).toBe('a large picture');

  await laptop.write('p1', 'Mist and herons.');
  await phone.tab.removeRecords(['c1']);
  for (const one of [phone, laptop, phone]) await one.settled();
  expect(phone.tab.texts()).toEqual(['Mist and herons.']);
  expect(laptop.tab.records('check-in')).toEqual([]);
});

test('a page that both changed is one page, and the same on both', async () => {
  const { phone, laptop } = await pair();
  await phone.write('p1', 'Morning.\nEvening.');
  for (const one of [phone, laptop]) await one.settled();
  await phone.write('p1', 'A gray morning.\nEvening.');
  await laptop.write('p1', 'A bright morning.\nA late evening.');
  for (const one of [phone, laptop, phone]) await one.settled();
  const words = 'A bright morning.\n(also)\nA gray morning.\nA late evening.';
  expect(laptop.tab.texts()).toEqual([words]);
  expect(phone.tab.texts()).toEqual([words]);
});

test('without a connection everything waits here, and without room as well', async () => {
  const { server, phone, laptop } = await pair();
  server.state.isReachable = false;
  await phone.write('p1', 'Offline.');
  expect(await phone.settled()).toBe('waiting');
  server.state.isReachable = true;
  server.state.isFull = true;
  expect(await phone.settled()).toBe('full');
  server.state.isFull = false;
  expect(await phone.settled()).toBe('up-to-date');
  await laptop.settled();
  expect(laptop.tab.texts()).toEqual(['Offline.']);
});

test('while it is locked nothing is read or sent, and it goes on once it is open', async () => {
  const { phone, laptop } = await pair();
  await phone.write('p1', 'Locked away.');
  await phone.tab.lock();
  expect(await phone.settled()).toBe('unknown');
  expect(await phone.sync.secrets()).toBeNull();
  await phone.tab.unlock(PASSPHRASE);
  expect(await phone.settled()).toBe('up-to-date');
  await laptop.settled();
  expect(laptop.tab.texts()).toEqual(['Locked away.']);
});

test('after a device was lost, its codes and keys get nothing more, and no word is lost', async () => {
  const { server, phone, laptop, secrets } = await pair();
  await phone.write('p1', 'Before.');
  for (const one of [phone, laptop]) await one.settled();
  await laptop.write('p2', 'Not sent yet.');
  const next = newSpaceSecrets();
  await phone.sync.startAgain(next, PASSPHRASE);
  expect(await phone.settled()).toBe('up-to-date');
  expect(await laptop.settled()).toBe('ended');
  const stranger = await device(server);
  const old = { deviceSecret: secrets.deviceSecret, passphrase: PASSPHRASE };
  expect(await stranger.sync.join(old)).toBe('wrong');
  expect(await stranger.sync.join({ recoveryKey: secrets.recoveryKey })).toBe('wrong');
  // The one that was not lost joins with the new code, with what it had not sent.
  expect(await laptop.sync.join({ recoveryKey: next.recoveryKey })).toBe('joined');
  for (const one of [laptop, phone]) expect(await one.settled()).toBe('up-to-date');
  expect(phone.tab.texts().sort()).toEqual(['Before.', 'Not sent yet.']);
  expect(laptop.tab.texts().sort()).toEqual(['Before.', 'Not sent yet.']);
});

test('a device is added with the passphrase of the one that asks for it', async () => {
  const { server, laptop, secrets } = await pair();
  expect(await laptop.sync.lockWith('another passphrase')).toEqual(secrets);
  const tablet = await device(server);
  const { deviceSecret } = secrets;
  expect(await tablet.sync.join({ deviceSecret, passphrase: PASSPHRASE })).toBe('wrong');
  expect(await tablet.sync.join({ deviceSecret, passphrase: 'another passphrase' })).toBe('joined');
  expect(await tablet.settled()).toBe('up-to-date');
  await laptop.sync.deleteAll();
  expect(await tablet.sync.lockWith(PASSPHRASE)).toBeNull();
});

describe('ending it', () => {
  test('on one device leaves everything where it is', async () => {
    const { server, phone, laptop } = await pair();
    await phone.write('p1', 'Stays.');
    for (const one of [phone, laptop]) await one.settled();
    await laptop.sync.stop();
    expect(await laptop.settled()).toBe('off');
    expect(laptop.tab.texts()).toEqual(['Stays.']);
    expect(server.records().rows.size).toBeGreaterThan(0);
  });

  test('on the server leaves what devices have, and the other device is told', async () => {
    const { phone, laptop } = await pair();
    await phone.write('p1', 'Stays.');
    for (const one of [phone, laptop]) await one.settled();
    await phone.sync.deleteAll();
    expect(await phone.settled()).toBe('off');
    expect(await laptop.settled()).toBe('ended');
    for (const one of [phone, laptop]) expect(one.tab.texts()).toEqual(['Stays.']);
    expect(await laptop.sync.join({ recoveryKey: newSpaceSecrets().recoveryKey })).toBe('nothing-there');
  });

  test('by deleting the private space of a device deletes nothing elsewhere', async () => {
    const { phone, laptop } = await pair();
    await phone.write('p1', 'Stays.');
    for (const one of [phone, laptop]) await one.settled();
    await phone.tab.deleteVault();
    expect(await phone.settled()).toBe('unknown');
    await phone.tab.begin(PASSPHRASE);
    // A new one knows nothing of what the one before shared.
    expect(await phone.settled()).toBe('off');
    await laptop.settled();
    expect(laptop.tab.texts()).toEqual(['Stays.']);
  });
});
