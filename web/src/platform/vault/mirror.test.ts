import { patternAsValue, patternOfValue, type OwnPattern } from '@stillgrove/domain/breathing/own-patterns';
import { BUILT_IN_PATTERNS } from '@stillgrove/domain/breathing/built-in';
import type { Agreed } from '@stillgrove/domain/vault/mirror';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMirror } from './create-mirror';
import { openDiaryFile } from './diary-file';
import { deviceIsFull } from './rows-in-memory';
import { browserOnTrial, PASSPHRASE } from './testing';

let browser: ReturnType<typeof browserOnTrial>;
let device: readonly OwnPattern[];
let isWhole: boolean;
const agreements = new Map<string, Agreed>();

beforeEach(() => {
  browser = browserOnTrial();
  device = [];
  isWhole = true;
  agreements.clear();
});

type Tab = Awaited<ReturnType<typeof browser.opened>>;

const own = (id: string, name = 'calm'): OwnPattern => ({ id, name, steps: BUILT_IN_PATTERNS.box });
const inVault = (tab: Tab) => tab.records('pattern').map(({ id, value }) => patternOfValue(id, value));
const names = () => device.map(({ name }) => name);

function mirrorOf(tab: Tab) {
  return createMirror<OwnPattern>(
    {
      open() {
        const { status, records } = tab.state();
        const vault = tab.shared.openVault();
        return status === 'open' && vault !== null ? { userId: 'ada', vault: vault.diaryId, records } : null;
      },
      save: tab.saveRecords,
      remove: tab.removeRecords,
      readAgreed: (...place) => agreements.get(place.join(' ')) ?? {},
      keepAgreed: (userId, vault, kind, agreed) =>
        void agreements.set([userId, vault, kind].join(' '), agreed),
      tell: () => undefined,
    },
    {
      kind: 'pattern',
      most: 3,
      read: () => device,
      isWhole: () => isWhole,
      keep(_userId, items) {
        device = items;
        return true;
      },
      asValue: patternAsValue,
      ofValue: patternOfValue,
    },
  );
}

describe('breathing patterns of a device', () => {
  test('get copies in the private space, follow what is changed there, and are deleted on both sides', async () => {
    const tab = await browser.opened();
    const mirror = mirrorOf(tab);
    device = [own('one'), own('two')];
    await mirror();
    expect(inVault(tab)).toEqual(device);

    const changed = {
      id: 'one',
      kind: 'pattern',
      value: patternAsValue(own('one', 'slow')),
      base: 1,
    } as const;
    await tab.saveRecords([changed]);
    await mirror();
    expect(names()).toEqual(['slow', 'calm']);

    await tab.removeRecords(['one']);
    await mirror();
    expect(device).toEqual([own('two')]);
    device = [];
    await mirror();
    expect(inVault(tab)).toEqual([]);
  });

  test('are left alone while the space is locked, and brought in when it is opened', async () => {
    const tab = await browser.opened();
    const mirror = mirrorOf(tab);
    await tab.lock();
    device = [own('one')];
    await mirror();
    expect(device).toEqual([own('one')]);
    await tab.unlock(PASSPHRASE);
    await mirror();
    expect(inVault(tab)).toEqual([own('one')]);
  });

  test('stay when the space is deleted, and go into the next one', async () => {
    const tab = await browser.opened();
    const mirror = mirrorOf(tab);
    device = [own('one')];
    await mirror();
    await tab.deleteVault();
    await mirror();
    expect(device).toEqual([own('one')]);
    await tab.begin(PASSPHRASE);
    await mirror();
    expect(inVault(tab)).toEqual([own('one')]);
  });

  test('are in a locked copy, and come from it', async () => {
    const tab = await browser.opened();
    device = [own('one')];
    await mirrorOf(tab)();
    const opened = await openDiaryFile(JSON.stringify(await tab.lockedCopy()), PASSPHRASE);
    if (opened.outcome !== 'opened') throw new Error('The copy does not open.');

    browser = browserOnTrial();
    agreements.clear();
    device = [];
    const other = await browser.opened();
    await other.bringIn(opened.entries, opened.unfinished, opened.records);
    await mirrorOf(other)();
    expect(device).toEqual([own('one')]);
  });

  test('are never taken for deleted because the list of this device is damaged', async () => {
    const tab = await browser.opened();
    const mirror = mirrorOf(tab);
    device = [own('one')];
    await mirror();
    device = [];
    isWhole = false;
    await mirror();
    expect(device).toEqual([own('one')]);
  });

  test('are not taken from a value that is none, or whose name is longer than allowed', async () => {
    const tab = await browser.opened();
    const long = { ...(patternAsValue(own('long')) as object), name: 'n'.repeat(41) };
    await tab.saveRecords([
      { id: 'none', kind: 'pattern', value: { v: 1, name: 'none' }, base: null },
      { id: 'long', kind: 'pattern', value: long, base: null },
    ]);
    await mirrorOf(tab)();
    expect(device).toEqual([]);
    expect(tab.records('pattern')).toHaveLength(2);
  });

  test('wait where the device has no room, and nothing is taken for agreed', async () => {
    const tab = await browser.opened();
    const mirror = mirrorOf(tab);
    device = [own('one')];
    browser.rows.refuseWith(deviceIsFull());
    await mirror();
    browser.rows.refuseWith(null);
    expect(agreements.size).toBe(0);
    await mirror();
    expect(inVault(tab)).toEqual([own('one')]);
  });
});
