import { beforeEach, expect, test } from 'vitest';
import { KEPT_OPEN } from './kept-open-name';
import { browserOnTrial, PASSPHRASE } from './testing';

const HOUR_MS = 60 * 60_000;

let browser: ReturnType<typeof browserOnTrial>;

beforeEach(() => {
  browser = browserOnTrial();
});

async function begun(choice: 'five-minutes' | 'hour' | 'month') {
  const tab = browser.tab();
  await tab.look('ada');
  await tab.begin(PASSPHRASE, choice);
  await tab.saveRecords([{ id: 'one', kind: 'check-in', value: 1, base: null }]);
  return tab;
}

async function nextVisit(person = 'ada') {
  const tab = browser.tab();
  await tab.look(person);
  return tab;
}

test('a vault locks with its tab unless it is kept open', async () => {
  const tab = await begun('five-minutes');
  expect(tab.state().keptUntilMs).toBeNull();
  expect((await nextVisit()).state().status).toBe('locked');
});

test('a vault that is kept open opens without a passphrase until its time is over', async () => {
  await begun('hour');
  browser.wait(HOUR_MS - 1);
  const visit = await nextVisit();
  expect(visit.state().status).toBe('open');
  expect(visit.records('check-in')).toHaveLength(1);
  expect(await visit.saveRecords([{ id: 'two', kind: 'check-in', value: 2, base: null }])).toMatchObject({
    outcome: 'saved',
  });
  browser.wait(1);
  expect((await nextVisit()).state().status).toBe('locked');
  expect(await browser.rows.keptOf('ada')).toBeUndefined();
});

test('an open tab locks when the time is over, and does not lock when the person is away before', async () => {
  const tab = await begun('hour');
  tab.goAway();
  expect(tab.state().status).toBe('open');
  tab.timeIsOver();
  expect(tab.state()).toMatchObject({ status: 'locked', lockedBecause: 'time', keptUntilMs: null });
  await expect.poll(() => browser.rows.keptOf('ada')).toBeUndefined();
});

test('a clock that is set back keeps nothing open', async () => {
  await begun('month');
  browser.wait(-HOUR_MS);
  expect((await nextVisit()).state().status).toBe('locked');
});

test('locking it, in any tab, ends that for all', async () => {
  const tab = await begun('month');
  const other = await nextVisit();
  expect(other.state().status).toBe('open');
  await tab.lock();
  expect(other.state().status).toBe('locked');
  expect((await nextVisit()).state().status).toBe('locked');
});

test('signing out ends it, also where no page of the vault is open', async () => {
  await begun('month');
  await browser.tab().leave();
  expect(await browser.rows.keptOf('ada')).toBeUndefined();
  expect((await nextVisit()).state().status).toBe('locked');
});

test('what clears local storage ends it', async () => {
  await begun('month');
  browser.local.storage.removeItem(KEPT_OPEN);
  expect((await nextVisit()).state().status).toBe('locked');
});

test('another person who comes here ends it, and never opens it', async () => {
  await begun('month');
  const other = await nextVisit('ben');
  expect(other.state().status).toBe('absent');
  await other.begin(PASSPHRASE);
  expect(other.records('check-in')).toEqual([]);
  expect(await browser.rows.keptOf('ada')).toBeUndefined();
  expect((await nextVisit()).state().status).toBe('locked');
});

test('the choice can be changed while it is open', async () => {
  const tab = await begun('month');
  expect(await tab.keepOpen('five-minutes')).toBe(true);
  expect(tab.state().keptUntilMs).toBeNull();
  expect((await nextVisit()).state().status).toBe('locked');
  expect(await tab.keepOpen('hour')).toBe(true);
  expect((await nextVisit()).state().status).toBe('open');
});

test('a vault that is deleted and begun again is not opened by the keys of the one before', async () => {
  const tab = await begun('month');
  const kept = await browser.rows.keptOf('ada');
  await tab.deleteVault();
  await tab.begin(PASSPHRASE);
  if (kept === undefined) throw new Error('Nothing was kept.');
  await browser.rows.keep(kept);
  browser.local.storage.setItem(KEPT_OPEN, kept.diaryId);
  expect((await nextVisit()).state().status).toBe('locked');
});

test('where keys cannot be stored it opens all the same, and locks when the person is away', async () => {
  browser.local.refuse(true);
  const tab = await begun('month');
  expect(tab.state()).toMatchObject({ status: 'open', keptUntilMs: null });
  expect(await browser.rows.keptOf('ada')).toBeUndefined();
});
