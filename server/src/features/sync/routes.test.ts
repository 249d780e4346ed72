import { randomBytes } from 'node:crypto';
import {
  type LockAnswer,
  type PullAnswer,
  type PushAnswer,
  pushRequest,
  SEAL_OVERHEAD,
  SEALED_MAX,
  SYNC_QUOTA,
} from '@stillgrove/contract/sync';
import { describe, expect, test } from 'vitest';
import { ANA, reAuthenticate, signUp } from '../../testing/people';
import { testApp, type TestApp, type Visitor } from '../../testing/test-app';

const BEN = { fullName: 'Ben Still', email: 'ben@example.org', password: 'a quiet evening' };
const SPACE = 'space-of-ana-000000000'.slice(0, 22);
const OTHER_SPACE = 'space-started-again-00'.slice(0, 22);

/** The id of a record by its number. */
const id = (number: number) => `record-${String(number).padStart(15, '0')}`;

/** Bytes that look as sealed ones do. */
const sealed = (length = 512 + SEAL_OVERHEAD) => randomBytes(length).toString('base64url');

const LOCK = { space: SPACE, format: 1, sealed: sealed(), baseVersion: 0 };

async function synced(instance: TestApp, person = ANA, lock = LOCK): Promise<Visitor> {
  const visitor = instance.visitor();
  await signUp(visitor, person);
  expect((await visitor.put('/api/v1/sync/lock', lock)).json()).toEqual({ success: true, version: 1 });
  return visitor;
}

async function push(
  visitor: Visitor,
  records: readonly { id: string; baseSeq: number; sealed: string }[],
  space = SPACE,
): Promise<PushAnswer> {
  const answer = await visitor.post('/api/v1/sync/push', { space, records });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function pull(visitor: Visitor, since = 0, space = SPACE): Promise<PullAnswer> {
  const answer = await visitor.get(`/api/v1/sync/pull?space=${space}&since=${String(since)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json();
}

const lockOf = async (visitor: Visitor) => (await visitor.get('/api/v1/sync/lock')).json<LockAnswer>().lock;

describe('records', () => {
  test('that one device sent come to another as they were, in the order of their changes', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    const [one, two] = [sealed(), sealed()];
    expect(
      await push(ana, [
        { id: id(1), baseSeq: 0, sealed: one },
        { id: id(2), baseSeq: 0, sealed: two },
      ]),
    ).toEqual({
      success: true,
      stored: [
        { id: id(1), seq: 1 },
        { id: id(2), seq: 2 },
      ],
      conflicts: [],
    });
    const changed = sealed();
    await push(ana, [{ id: id(1), baseSeq: 1, sealed: changed }]);
    expect(await pull(ana)).toEqual({
      success: true,
      records: [
        { id: id(2), seq: 2, sealed: two },
        { id: id(1), seq: 3, sealed: changed },
      ],
      more: false,
      lastSeq: 3,
    });
    expect((await pull(ana, 3)).records).toEqual([]);
  });

  test('that are sent again after a lost answer are stored once', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    const record = { id: id(1), baseSeq: 0, sealed: sealed() };
    const first = await push(ana, [record]);
    expect(await push(ana, [record])).toEqual(first);
    expect((await pull(ana)).records).toHaveLength(1);
    expect((await lockOf(ana))?.usedBytes).toBe(512 + SEAL_OVERHEAD);
  });

  test('that another device changed first are answered and not replaced; the rest is stored', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    const theirs = sealed();
    await push(ana, [{ id: id(1), baseSeq: 0, sealed: theirs }]);
    const answer = await push(ana, [
      { id: id(1), baseSeq: 0, sealed: sealed() },
      { id: id(2), baseSeq: 0, sealed: sealed() },
      { id: id(3), baseSeq: 7, sealed: sealed() },
    ]);
    expect(answer.stored).toEqual([{ id: id(2), seq: 2 }]);
    expect(answer.conflicts).toEqual([
      { id: id(1), seq: 1, sealed: theirs },
      { id: id(3), seq: 0, sealed: null },
    ]);
    expect((await pull(ana)).records[0]?.sealed).toBe(theirs);
  });

  test('of no one else are ever read or written', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    await push(ana, [{ id: id(1), baseSeq: 0, sealed: sealed() }]);
    // Ben knows the name of Ana’s space and the id of her record.
    const ben = await synced(instance, BEN);
    expect((await pull(ben)).records).toEqual([]);
    const bens = sealed();
    expect((await push(ben, [{ id: id(1), baseSeq: 0, sealed: bens }])).stored).toHaveLength(1);
    expect((await pull(ana)).records[0]?.sealed).not.toBe(bens);
  });

  test('come in answers of at most 1 MB, and all of them come', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    for (let number = 0; number < 7; number += 1)
      await push(ana, [{ id: id(number), baseSeq: 0, sealed: sealed(SEALED_MAX) }]);
    const found: string[] = [];
    for (let since = 0, more = true; more;) {
      const answer = await ana.get(`/api/v1/sync/pull?space=${SPACE}&since=${String(since)}`);
      expect(answer.body.length).toBeLessThan(1024 * 1024);
      const page = answer.json<PullAnswer>();
      found.push(...page.records.map((record) => record.id));
      since = page.records.at(-1)?.seq ?? since;
      more = page.more;
    }
    expect(found).toEqual([0, 1, 2, 3, 4, 5, 6].map(id));
  });

  test.each([
    ['of a length to which nothing is padded', { sealed: sealed(600) }],
    ['too short to be sealed', { sealed: sealed(20) }],
    ['too long', { sealed: sealed(SEALED_MAX + 8192) }],
    ['that are no base64url', { sealed: `${sealed().slice(1)}+` }],
    ['with an id of their own making', { id: 'my-page-about-mondays' }],
  ])('%s are refused', async (_what, wrong) => {
    const instance = await testApp();
    const ana = await synced(instance);
    const answer = await ana.post('/api/v1/sync/push', {
      space: SPACE,
      records: [{ id: id(1), baseSeq: 0, sealed: sealed(), ...wrong }],
    });
    expect(answer.json()).toMatchObject({ code: 'invalid-fields' });
    expect((await pull(ana)).records).toEqual([]);
  });

  test('are refused above the quota, which says so; what makes room is stored', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    await push(ana, [{ id: id(1), baseSeq: 0, sealed: sealed(SEALED_MAX) }]);
    await instance.db.updateTable('vault_locks').set({ used_bytes: SYNC_QUOTA }).execute();
    const refused = await ana.post('/api/v1/sync/push', {
      space: SPACE,
      records: [{ id: id(2), baseSeq: 0, sealed: sealed() }],
    });
    expect(refused.json()).toMatchObject({ code: 'sync-full', values: { megabytes: 50 } });
    await push(ana, [{ id: id(1), baseSeq: 1, sealed: sealed() }]);
    expect((await lockOf(ana))?.usedBytes).toBe(SYNC_QUOTA - SEALED_MAX + 512 + SEAL_OVERHEAD);
  });
});

describe('the wrapped keys', () => {
  test('are there for every device, and nothing is before they are', async () => {
    const instance = await testApp();
    const ana = instance.visitor();
    await signUp(ana);
    expect(await lockOf(ana)).toBeNull();
    const early = await ana.get(`/api/v1/sync/pull?space=${SPACE}&since=0`);
    expect(early.json()).toMatchObject({ code: 'not-synced' });
    await ana.put('/api/v1/sync/lock', LOCK);
    const { baseVersion, ...lock } = LOCK;
    expect(await lockOf(ana)).toEqual({ ...lock, version: baseVersion + 1, usedBytes: 0 });
  });

  test('change only from the version that was read, and a lost answer is no trouble', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    await push(ana, [{ id: id(1), baseSeq: 0, sealed: sealed() }]);
    const next = { ...LOCK, sealed: sealed(), baseVersion: 1 };
    for (let times = 0; times < 2; times += 1)
      expect((await ana.put('/api/v1/sync/lock', next)).json()).toMatchObject({ version: 2 });
    const late = await ana.put('/api/v1/sync/lock', { ...LOCK, sealed: sealed(), baseVersion: 1 });
    expect(late.json()).toMatchObject({ code: 'sync-changed' });
    expect((await lockOf(ana))?.sealed).toBe(next.sealed);
    expect((await pull(ana)).records).toHaveLength(1);
  });

  test('of a new space take the place of the old one with all its records', async () => {
    const instance = await testApp();
    const ana = await synced(instance);
    await push(ana, [{ id: id(1), baseSeq: 0, sealed: sealed() }]);
    await ana.put('/api/v1/sync/lock', { ...LOCK, space: OTHER_SPACE, baseVersion: 1 });
    expect((await pull(ana, 0, OTHER_SPACE)).records).toEqual([]);
    // A device that still has the old keys.
    const late = await ana.post('/api/v1/sync/push', {
      space: SPACE,
      records: [{ id: id(2), baseSeq: 0, sealed: sealed() }],
    });
    expect(late.json()).toMatchObject({ code: 'not-synced' });
    expect(await lockOf(ana)).toMatchObject({ space: OTHER_SPACE, version: 2, usedBytes: 0 });
  });
});

test('deleting removes keys and records from the server, of this person alone', async () => {
  const instance = await testApp();
  const [ana, ben] = [await synced(instance), await synced(instance, BEN)];
  for (const person of [ana, ben]) await push(person, [{ id: id(1), baseSeq: 0, sealed: sealed() }]);
  expect((await ana.post('/api/v1/sync/delete', {})).statusCode).toBe(200);
  expect(await lockOf(ana)).toBeNull();
  expect((await pull(ben)).records).toHaveLength(1);
  expect(await instance.db.selectFrom('vault_records').select('seq').execute()).toHaveLength(1);
});

test('a space that was deleted, or replaced after a loss, is remembered for the restore of an older backup', async () => {
  const instance = await testApp();
  const ana = await synced(instance);
  await ana.put('/api/v1/sync/lock', { ...LOCK, sealed: sealed(), baseVersion: 1 });
  expect(await spacesRemembered(instance)).toBe(0);
  await ana.put('/api/v1/sync/lock', { ...LOCK, space: OTHER_SPACE, baseVersion: 2 });
  expect(await spacesRemembered(instance)).toBe(1);
  for (let times = 0; times < 2; times += 1) await ana.post('/api/v1/sync/delete', {});
  expect(await spacesRemembered(instance)).toBe(2);
});

async function spacesRemembered({ db }: TestApp): Promise<number> {
  const rows = await db.selectFrom('deletions').select('kind').where('kind', '=', 'space').execute();
  return rows.length;
}

test('deleting the account deletes them with it', async () => {
  const instance = await testApp();
  const ana = await synced(instance);
  await push(ana, [{ id: id(1), baseSeq: 0, sealed: sealed() }]);
  await reAuthenticate(ana);
  expect((await ana.post('/api/v1/user/delete-account', {})).statusCode).toBe(200);
  for (const table of ['vault_locks', 'vault_records'] as const)
    expect(await instance.db.selectFrom(table).select('user_id').execute()).toEqual([]);
});

test('a megabyte of wrong records is refused by its number alone', () => {
  const records = Array.from({ length: 300_000 }, () => ({}) as never);
  const { error } = pushRequest.safeParse({ space: SPACE, records });
  expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['too_big', ['records']]]);
});
