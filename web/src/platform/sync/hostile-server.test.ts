import { SEALED_MAX } from '@stillgrove/contract/sync';
import type { SharedRecord } from '@stillgrove/domain/sync/shared-record';
import { KEY_ROUNDS } from '@stillgrove/domain/vault/passphrase';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';
import { type RoundResult, syncRound } from './round';
import { lockSpace, LOCK_FORMAT, newSpaceSecrets, openSpaceLock } from './space-lock';
import { recordsInMemory, sameRecords, serverInMemory, stateInMemory } from './test-doubles';
import { createWireSeal } from './wire-seal';

// The server of these tests stands for one that someone else has taken over.

const PLACE = { userId: 'ana', space: 'space' };
const SECRETS = newSpaceSecrets();
const SPACE_KEY = SECRETS.spaceKey;
const newSpaceKey = () => newSpaceSecrets().spaceKey;
const HOUR_MS = 3_600_000;

const page = (id: string, text: string) => ({ id, day: '2027-03-05', mood: '', text, changedAtMs: 1 });

async function twoDevices() {
  const server = serverInMemory();
  const seal = await createWireSeal(SPACE_KEY, PLACE);
  let nowMs = 1_800_000_000_000;
  const device = (name: string) => {
    const records = recordsInMemory();
    const state = stateInMemory(name.padEnd(22, '0'));
    const sync = (): Promise<RoundResult> =>
      syncRound({ local: records, server, state, seal, now: () => (nowMs += HOUR_MS), between: '(also)' });
    return { records, state, sync };
  };
  const [phone, laptop] = [device('phone'), device('laptop')];
  const write = (text: string, id = 'p1') => phone.records.put(id, 'page', page(id, text));
  const textOn = ({ records }: typeof phone, id = 'p1') =>
    (records.records.get(`page/${id}`)?.value as { text: string } | undefined)?.text;
  const serverId = (id = 'p1') => seal.serverIdOf({ id, kind: 'page' });
  /** What is stored of a page, changed by the test. */
  const change = async (id: string, how: (sealed: string) => string) => {
    const key = await serverId(id);
    const row = server.rows.get(key);
    if (row === undefined) throw new Error('there is no such record');
    const seq = Math.max(...[...server.rows.values()].map((one) => one.seq)) + 1;
    server.rows.set(key, { ...row, seq, sealed: how(row.sealed) });
    server.setLastSeq(seq);
  };
  return { server, seal, phone, laptop, write, textOn, serverId, change };
}

describe('a server that', () => {
  test('is honest is in no trouble, and both devices have the same', async () => {
    const { phone, laptop, write, textOn } = await twoDevices();
    write('a');
    phone.records.put('c1', 'check-in', { feeling: 'calm' });
    await phone.sync();
    expect(await laptop.sync()).toEqual({ conflicts: [], troubles: {}, newer: 0, unsent: 0 });
    expect(textOn(laptop)).toBe('a');
    expect(sameRecords(phone.records, laptop.records)).toBe(true);
  });

  test('exchanges two records is told, and neither takes the place of the other', async () => {
    const { server, phone, laptop, write, textOn, serverId } = await twoDevices();
    write('one', 'p1');
    write('two', 'p2');
    await phone.sync();
    await laptop.sync();
    write('one more', 'p1');
    write('two more', 'p2');
    await phone.sync();
    const [one, two] = [server.rows.get(await serverId('p1')), server.rows.get(await serverId('p2'))];
    if (!one || !two) throw new Error('nothing was sent');
    server.rows.set(one.id, { ...one, sealed: two.sealed });
    server.rows.set(two.id, { ...two, sealed: one.sealed });
    const { troubles } = await laptop.sync();
    expect(troubles).toMatchObject({ [one.id]: 'foreign', [two.id]: 'foreign' });
    expect([textOn(laptop, 'p1'), textOn(laptop, 'p2')]).toEqual(['one', 'two']);
  });

  test('puts an older state back is told, and nothing here goes back', async () => {
    const { server, phone, laptop, write, textOn, serverId, change } = await twoDevices();
    write('old');
    await phone.sync();
    const old = server.rows.get(await serverId())?.sealed ?? '';
    write('new');
    await phone.sync();
    await laptop.sync();
    await change('p1', () => old);
    for (const device of [phone, laptop]) {
      expect((await device.sync()).troubles).toMatchObject({ [await serverId()]: 'older' });
      expect(textOn(device)).toBe('new');
    }
  });

  test('was restored from a backup is told by its count', async () => {
    const { server, phone, write, textOn } = await twoDevices();
    write('a');
    await phone.sync();
    server.rows.clear();
    server.setLastSeq(0);
    expect((await phone.sync()).troubles).toMatchObject({ '*': 'older' });
    expect(textOn(phone)).toBe('a');
  });

  test('holds a record back is told by what the other device listed', async () => {
    const { server, phone, laptop, write, textOn, serverId } = await twoDevices();
    write('a', 'p1');
    write('b', 'p2');
    await phone.sync();
    server.rows.delete(await serverId('p1'));
    expect((await laptop.sync()).troubles).toEqual({ [await serverId('p1')]: 'missing' });
    expect(textOn(laptop, 'p2')).toBe('b');
  });

  test('gives a record up that a device goes on with is told', async () => {
    const { server, phone, write, serverId } = await twoDevices();
    write('a');
    await phone.sync();
    server.rows.delete(await serverId());
    write('b');
    expect((await phone.sync()).troubles).toEqual({ [await serverId()]: 'missing' });
  });

  test('counts backwards or for ever is not followed', async () => {
    const { server, phone, laptop, write } = await twoDevices();
    write('a');
    await phone.sync();
    const pull = server.pull.bind(server);
    server.pull = async (space, since) => {
      const answer = await pull(space, since);
      return { ...answer, records: [...answer.records, ...answer.records] };
    };
    expect((await laptop.sync()).troubles).toEqual({ '*': 'foreign' });
    server.pull = async () => ({ records: [], more: true, lastSeq: 1_000 });
    expect((await laptop.sync()).troubles).toEqual({ '*': 'missing' });
  });

  test.each([
    ['of someone else', async () => sealedFor({ userId: 'ben', space: 'space' }, SPACE_KEY)],
    ['of another space', async () => sealedFor({ userId: 'ana', space: 'other' }, SPACE_KEY)],
    ['under another key', async () => sealedFor(PLACE, newSpaceKey())],
    ['that are cut off', async (sealed: string) => sealed.slice(0, -40)],
    ['with one bit turned', async (sealed: string) => turned(sealed)],
    ['of 100 MB', async () => 'x'.repeat(100_000_000)],
    ['a little longer than any', async () => 'x'.repeat(Math.ceil(((SEALED_MAX + 8_192) * 4) / 3))],
    ['that are no base64url', async (sealed: string) => `${sealed.slice(1)}%`],
    ['at all: none', async () => ''],
  ])('sends bytes %s is told, and the page stays as it is', async (_what, bytes) => {
    const { server, phone, laptop, write, textOn, serverId, change } = await twoDevices();
    write('a');
    await phone.sync();
    await laptop.sync();
    const wrong = await bytes(server.rows.get(await serverId())?.sealed ?? '');
    await change('p1', () => wrong);
    expect((await laptop.sync()).troubles).toEqual({ [await serverId()]: 'foreign' });
    expect(textOn(laptop)).toBe('a');
  });

  test('comes to its senses is in no trouble any more', async () => {
    const { server, phone, laptop, write, textOn, serverId, change } = await twoDevices();
    write('a');
    await phone.sync();
    await laptop.sync();
    const right = server.rows.get(await serverId())?.sealed ?? '';
    await change('p1', turned);
    await laptop.sync();
    await change('p1', () => right);
    expect((await laptop.sync()).troubles).toEqual({});
    expect(textOn(laptop)).toBe('a');
  });
});

test('a record of a later version stays on the server, and is counted', async () => {
  const { server, phone, seal, serverId } = await twoDevices();
  const record = {
    id: 'p1',
    kind: 'dream',
    value: 1,
    lamport: 1,
    device: 'd'.repeat(22),
    deleted: false,
    after: {},
  };
  const { sealed } = await seal.seal({ ...record, kind: 'page' } as unknown as SharedRecord);
  expect(sealed).toBeDefined();
  const id = await seal.serverIdOf(record as unknown as SharedRecord);
  const { sealed: later } = await seal.seal(record as unknown as SharedRecord);
  await server.push('space', [{ id, baseSeq: 0, sealed: later }]);
  expect(await phone.sync()).toEqual({ conflicts: [], troubles: {}, newer: 1, unsent: 0 });
  expect(server.rows.has(await serverId())).toBe(false);
});

describe('the lock of a space', () => {
  const { deviceSecret, recoveryKey } = SECRETS;
  const others = newSpaceSecrets();
  const passphrase = 'rain on a tin roof';
  const lock = async () => ({
    format: LOCK_FORMAT,
    sealed: await lockSpace(SECRETS, passphrase, PLACE),
  });
  const changed = (sealed: string, how: object) =>
    toBase64Url(
      new TextEncoder().encode(
        JSON.stringify({
          ...(JSON.parse(new TextDecoder().decode(fromBase64Url(sealed) ?? undefined)) as object),
          ...how,
        }),
      ),
    );

  test('opens with the code of the devices and the passphrase, or with the recovery code', async () => {
    const made = await lock();
    expect(made.sealed.length).toBeLessThan(4_096);
    for (const opener of [{ deviceSecret, passphrase }, { recoveryKey }])
      expect(await openSpaceLock(made, PLACE, opener)).toEqual({ secrets: SECRETS });
  });

  test('opens with nothing else, nor for anyone else', async () => {
    const made = await lock();
    const wrong = { problem: 'wrong' };
    expect(await openSpaceLock(made, PLACE, { deviceSecret, passphrase: 'rain' })).toEqual(wrong);
    expect(await openSpaceLock(made, PLACE, { deviceSecret: others.deviceSecret, passphrase })).toEqual(
      wrong,
    );
    expect(await openSpaceLock(made, PLACE, { recoveryKey: others.recoveryKey })).toEqual(wrong);
    expect(await openSpaceLock(made, { ...PLACE, userId: 'ben' }, { recoveryKey })).toEqual(wrong);
    expect(await openSpaceLock(made, { ...PLACE, space: 'other' }, { recoveryKey })).toEqual(wrong);
  });

  test('is refused when the server asks for less, or for what no device made', async () => {
    const { format, sealed } = await lock();
    const open = (how: object, of = format) =>
      openSpaceLock({ format: of, sealed: changed(sealed, how) }, PLACE, { deviceSecret, passphrase });
    expect(await open({ rounds: 1 })).toEqual({ problem: 'weaker' });
    expect(await open({ rounds: KEY_ROUNDS - 1 })).toEqual({ problem: 'weaker' });
    expect(await open({ rounds: 1e12 })).toEqual({ problem: 'unreadable' });
    expect(await open({ rounds: 'many' })).toEqual({ problem: 'unreadable' });
    expect(await open({ key: 7 })).toEqual({ problem: 'unreadable' });
    expect(await open({ salt: '%%' })).toEqual({ problem: 'unreadable' });
    expect(await open({}, LOCK_FORMAT + 1)).toEqual({ problem: 'unknown-format' });
    expect(await openSpaceLock({ format, sealed: 'abc' }, PLACE, { recoveryKey })).toEqual({
      problem: 'unreadable',
    });
  });
});

describe('what the server gets', () => {
  test('has the same length for a letter and for 300, and for a page that was deleted', async () => {
    const { server, phone, write, serverId } = await twoDevices();
    const lengths: number[] = [];
    for (const text of ['a', 'b'.repeat(150)]) {
      write(text);
      await phone.sync();
      lengths.push(server.rows.get(await serverId())?.sealed.length ?? 0);
    }
    phone.records.remove('p1', 'page');
    await phone.sync();
    lengths.push(server.rows.get(await serverId())?.sealed.length ?? 0);
    expect(new Set(lengths)).toEqual(new Set([720]));
  });

  test('is made of bytes that are all as frequent', async () => {
    const { server, phone, write } = await twoDevices();
    for (let number = 0; number < 100; number += 1) write('calm '.repeat(20), `p${String(number)}`);
    await phone.sync();
    const counts = new Array<number>(256).fill(0);
    let all = 0;
    for (const { sealed } of server.rows.values())
      for (const byte of fromBase64Url(sealed) ?? []) {
        counts[byte] = (counts[byte] ?? 0) + 1;
        all += 1;
      }
    const expected = all / 256;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 255 degrees of freedom: 400 is passed once in a hundred million times.
    expect(chiSquared).toBeLessThan(400);
  });
});

async function sealedFor(place: typeof PLACE, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const seal = await createWireSeal(key, place);
  const record: SharedRecord = {
    id: 'p1',
    kind: 'page',
    value: page('p1', 'not ours'),
    lamport: 9,
    device: 'd'.repeat(22),
    deleted: false,
    after: {},
  };
  return (await seal.seal(record)).sealed;
}

function turned(sealed: string): string {
  const bytes = fromBase64Url(sealed) ?? new Uint8Array();
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  return toBase64Url(bytes);
}
