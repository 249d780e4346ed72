import { beforeEach, describe, expect, test } from 'vitest';
import { openDiaryFile } from './diary-file';
import { deviceIsFull } from './rows-in-memory';
import { browserOnTrial, PASSPHRASE } from './testing';

let browser: ReturnType<typeof browserOnTrial>;

beforeEach(() => {
  browser = browserOnTrial();
});

const checkIn = (id: string, value: unknown = { mood: 'calm' }, base: number | null = null) =>
  ({ id, kind: 'check-in', value, base }) as const;
const chunk = (id: string, value: unknown) => ({ id, kind: 'hope-chunk', value, base: null }) as const;

describe('a private record', () => {
  test('is sealed with its kind, and is back in every tab that opens the vault', async () => {
    const tab = await browser.opened();
    expect(await tab.saveRecords([checkIn('one')])).toEqual({ outcome: 'saved', revisions: [1] });
    const record = { id: 'one', kind: 'check-in', revision: 1, value: { mood: 'calm' } };
    expect(tab.records('check-in')).toEqual([record]);
    expect((await browser.opened()).records('check-in')).toEqual([record]);
    const [row] = await browser.rows.everyRecord('ada');
    expect(Object.keys(row ?? {})).toEqual(['owner', 'id', 'revision', 'large', 'sealed']);
    expect(new TextDecoder('latin1').decode(row?.sealed.bytes)).not.toMatch(/calm|check-in/);
  });

  test('changes from the revision that was read, and is never written over what another tab saved', async () => {
    const tab = await browser.opened();
    const other = await browser.opened();
    await tab.saveRecords([checkIn('one')]);
    expect(await other.saveRecords([checkIn('one', { mood: 'low' }, 1)])).toEqual({
      outcome: 'saved',
      revisions: [2],
    });
    await expect.poll(() => tab.records('check-in')[0]?.value).toEqual({ mood: 'low' });
    expect(await tab.saveRecords([checkIn('one', { mood: 'high' }, 1)])).toEqual({ outcome: 'changed' });
    expect(await tab.saveRecords([checkIn('one', { mood: 'high' })])).toEqual({ outcome: 'changed' });
    expect(tab.records('check-in')).toMatchObject([{ revision: 2, value: { mood: 'low' } }]);
  });

  test('is saved with others wholly or not at all', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one')]);
    expect(await tab.saveRecords([checkIn('two'), checkIn('one')])).toEqual({ outcome: 'changed' });
    browser.rows.refuseWith(deviceIsFull());
    expect(await tab.saveRecords([checkIn('three'), checkIn('four')])).toEqual({ outcome: 'full' });
    browser.rows.refuseWith(null);
    expect(await browser.rows.recordIds('ada')).toEqual(['one']);
    expect(tab.records('check-in')).toHaveLength(1);
  });

  test('is gone once it is removed, and tells when something outside puts it back', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one'), checkIn('two')]);
    const [row] = await browser.rows.everyRecord('ada');
    if (row === undefined) throw new Error('There is no record.');
    expect(await tab.removeRecords(['one', 'never there'])).toEqual({ outcome: 'removed' });
    expect(tab.records('check-in').map(({ id }) => id)).toEqual(['two']);
    browser.rows.putRecord(row);
    expect((await browser.opened()).records('check-in')).toMatchObject([
      { id: 'one', outdated: true },
      { id: 'two' },
    ]);
  });

  test('tells when an older version is put back, and is unreadable under another revision or id', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one')]);
    const [older] = await browser.rows.everyRecord('ada');
    if (older === undefined) throw new Error('There is no record.');
    await tab.saveRecords([checkIn('one', { mood: 'low' }, 1)]);
    browser.rows.putRecord(older);
    expect((await browser.opened()).records('check-in')).toMatchObject([{ outdated: true, revision: 1 }]);
    browser.rows.putRecord({ ...older, revision: 2 });
    browser.rows.putRecord({ ...older, id: 'two' });
    const { records } = (await browser.opened()).state();
    expect(records).toEqual({ byKind: {}, unreadable: 2 });
  });

  test('stays out of sight when it is large, until it is asked for', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([chunk('bytes', 'x'.repeat(64_000)), checkIn('one')]);
    expect(tab.records('hope-chunk')).toEqual([]);
    const next = await browser.opened();
    expect(next.records('hope-chunk')).toEqual([]);
    expect(await next.readRecord('bytes')).toBe('x'.repeat(64_000));
    expect(await next.readRecord('one')).toEqual({ mood: 'calm' });
    expect(await next.readRecord('none')).toBeUndefined();
  });

  test('is never sealed when it could not be read again', async () => {
    const tab = await browser.opened();
    for (const unreadable of [
      checkIn('no id with spaces'),
      checkIn('nothing', () => 'a function'),
      { ...checkIn('kind'), kind: 'other' as 'check-in' },
    ])
      await expect(tab.saveRecords([unreadable])).rejects.toThrow(/could not be read again/);
  });

  test('of a newer version stays where it is, unseen and not counted as damaged', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one')]);
    const { openVault } = await import('./vault').then(({ createVault }) => createVault(browser.rows));
    const open = await openVault('ada', PASSPHRASE);
    if (open === null) throw new Error('There is no vault.');
    const { seal } = await import('./seal');
    const { bindingOf } = await import('@stillgrove/domain/vault/binding');
    const content = { kind: 'of tomorrow', value: 1 };
    const sealed = await seal(open.key, content, bindingOf('record', 'ada', 'new', 1));
    browser.rows.putRecord({ owner: 'ada', id: 'new', revision: 1, large: 0, sealed });
    expect((await browser.opened()).state().records.unreadable).toBe(0);
    expect(await browser.rows.recordIds('ada')).toEqual(['one', 'new']);
  });

  test('is hidden when the vault locks, and cannot be saved or read then', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one')]);
    await tab.lock();
    expect(tab.state().records).toEqual({ byKind: {}, unreadable: 0 });
    expect(await tab.saveRecords([checkIn('two')])).toEqual({ outcome: 'gone' });
    expect(await tab.removeRecords(['one'])).toEqual({ outcome: 'gone' });
    expect(await tab.readRecord('one')).toBeUndefined();
    await tab.unlock(PASSPHRASE);
    expect(tab.records('check-in')).toHaveLength(1);
  });

  test('goes with the vault when that is deleted, and with the person', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one'), chunk('bytes', 'x')]);
    await tab.deleteVault();
    expect(await browser.rows.recordIds('ada')).toEqual([]);
    await tab.begin(PASSPHRASE);
    expect(tab.records('check-in')).toEqual([]);
    await tab.saveRecords([checkIn('two')]);
    await tab.forgetPerson('ada');
    expect(await browser.rows.recordIds('ada')).toEqual([]);
  });

  test('leaves the lists of other kinds as they are', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one'), { ...checkIn('part'), kind: 'plan-part' }]);
    const parts = tab.records('plan-part');
    await tab.saveRecords([checkIn('two')]);
    expect(tab.records('plan-part')).toBe(parts);
    expect(tab.records('check-in')).toHaveLength(2);
  });

  test('a thousand of them open in batches, and none is missing', async () => {
    const tab = await browser.opened();
    const many = Array.from({ length: 1_000 }, (_, at) => checkIn(`r${String(at)}`, { at }));
    await tab.saveRecords(many);
    expect(tab.records('check-in')).toHaveLength(1_000);
    const values = (await browser.opened()).records('check-in').map(({ value }) => value as { at: number });
    expect(new Set(values.map(({ at }) => at)).size).toBe(1_000);
  });
});

describe('a locked copy', () => {
  test('carries records of all kinds, and adds only what is not here', async () => {
    const tab = await browser.opened();
    await tab.saveRecords([checkIn('one'), chunk('bytes', 'picture')]);
    const copy = JSON.stringify(await tab.lockedCopy());
    await tab.saveRecords([checkIn('one', { mood: 'low' }, 1)]);
    const file = await openDiaryFile(copy, PASSPHRASE);
    if (file.outcome !== 'opened') throw new Error(file.outcome);
    const bringIn = () => tab.bringIn(file.entries, file.unfinished, file.records);
    expect(await bringIn()).toEqual({ outcome: 'saved', added: 0, records: 1 });
    expect(tab.records('check-in').map(({ value }) => value)).toEqual([{ mood: 'low' }, { mood: 'calm' }]);
    expect(await bringIn()).toEqual({ outcome: 'saved', added: 0, records: 0 });

    await tab.deleteVault();
    await tab.begin('another passphrase of four words');
    expect(await bringIn()).toEqual({ outcome: 'saved', added: 0, records: 2 });
    expect(await tab.readRecord('bytes')).toBe('picture');
  });

  test('of a version without records still opens', async () => {
    const tab = await browser.opened();
    const { records: _none, ...file } = (await tab.lockedCopy()) ?? {};
    const opened = await openDiaryFile(JSON.stringify({ ...file, version: 2 }), PASSPHRASE);
    expect(opened).toMatchObject({ outcome: 'opened', records: [], unreadable: 0 });
  });
});

test('records of a guest come along beside those that the member has', async () => {
  const guest = browser.tab();
  await guest.look('guest-ada');
  await guest.begin(PASSPHRASE);
  await guest.saveRecords([checkIn('of-the-guest'), chunk('bytes', 'picture')]);
  const tab = await browser.opened();
  await tab.saveRecords([checkIn('of-the-member', { mood: 'high' })]);
  await tab.lock();
  await browser.rows.bring('guest-ada', 'ada');
  const next = browser.tab();
  await next.look('ada');
  await next.unlock(PASSPHRASE);
  expect(await next.bringInAside('guest-ada', PASSPHRASE)).toEqual({
    outcome: 'saved',
    added: 0,
    records: 2,
    unreadable: 0,
  });
  expect(next.records('check-in').map(({ id }) => id)).toEqual(['of-the-member', 'of-the-guest']);
  expect(await next.readRecord('bytes')).toBe('picture');
  expect(await browser.rows.recordIds('guest-ada')).toEqual([]);
});
