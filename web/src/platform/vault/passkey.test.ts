import { beforeEach, expect, test } from 'vitest';
import { browserOnTrial, PASSPHRASE } from './testing';

const NEXT = 'six otters under a green bridge';

let browser: ReturnType<typeof browserOnTrial>;

beforeEach(() => {
  browser = browserOnTrial();
});

async function locked(person = 'ada') {
  const tab = browser.tab();
  await tab.look(person);
  return tab;
}

test('a passkey opens the vault beside its passphrase', async () => {
  const tab = await browser.opened();
  await tab.saveRecords([{ id: 'one', kind: 'check-in', value: 1, base: null }]);
  expect(tab.state().hasPasskey).toBe(false);
  expect(await tab.addPasskey(PASSPHRASE)).toEqual({ outcome: 'added' });
  expect(tab.state().hasPasskey).toBe(true);
  const visit = await locked();
  expect(visit.state()).toMatchObject({ status: 'locked', hasPasskey: true });
  expect(await visit.unlockByPasskey('five-minutes')).toEqual({ outcome: 'opened' });
  expect(visit.records('check-in')).toHaveLength(1);
  await visit.lock();
  expect(await visit.unlock(PASSPHRASE)).toEqual({ outcome: 'opened' });
});

test('it is added only with the right passphrase, and nothing is left of one that the person gave up', async () => {
  const tab = await browser.opened();
  expect(await tab.addPasskey(NEXT)).toEqual({ outcome: 'wrong' });
  browser.passkeys.beAway(true);
  expect(await tab.addPasskey(PASSPHRASE)).toEqual({ outcome: 'given-up' });
  expect((await browser.rows.vaultOf('ada'))?.passkeys).toBeUndefined();
});

test('it goes on opening the vault after a change of passphrase and after what is saved', async () => {
  const tab = await browser.opened();
  await tab.addPasskey(PASSPHRASE);
  await tab.changeKey(PASSPHRASE, NEXT);
  await tab.saveRecords([{ id: 'one', kind: 'check-in', value: 1, base: null }]);
  const visit = await locked();
  expect(await visit.unlockByPasskey('five-minutes')).toEqual({ outcome: 'opened' });
});

test('it opens nothing once it is removed, nor the vault of another person', async () => {
  const tab = await browser.opened();
  await tab.addPasskey(PASSPHRASE);
  const { passkeys } = (await browser.rows.vaultOf('ada')) ?? {};
  const ben = await locked('ben');
  await ben.begin(PASSPHRASE);
  await browser.rows.change('ben', async (tx) => {
    const row = await tx.vault();
    if (row !== undefined && passkeys !== undefined) await tx.putVault({ ...row, passkeys });
  });
  await ben.lock();
  expect(await ben.unlockByPasskey('five-minutes')).toEqual({ outcome: 'wrong' });
  expect(await tab.removePasskeys()).toEqual({ outcome: 'removed' });
  const visit = await locked();
  expect(visit.state().hasPasskey).toBe(false);
  expect(await visit.unlockByPasskey('five-minutes')).toEqual({ outcome: 'wrong' });
});
