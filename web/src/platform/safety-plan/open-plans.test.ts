import 'fake-indexeddb/auto';
import type { PlanPart } from '@stillgrove/domain/safety-plan/plan';
import { beforeEach, expect, test, vi } from 'vitest';
import { bringPlan, forgetPlan, keepOpenPlan, readOpenPlan, removeOpenPlan } from './open-plans';
import { markPlan, planOwner, readPlanMark } from './plan-mark';

const CANARY = 'a sentence that must go';
const DAY = '2026-11-23';

const stored = new Map<string, string>();

beforeEach(async () => {
  stored.clear();
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => void stored.set(name, value),
        removeItem: (name: string) => void stored.delete(name),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
  for (const owner of ['ana', 'ben', 'guest-1']) await removeOpenPlan(owner);
});

const part = (text: string, changedAtMs = 1, name: PlanPart['part'] = 'signs'): PlanPart => ({
  part: name,
  items: [{ id: 'one', text, phone: '', note: '', message: '' }],
  opensFirst: false,
  changedAtMs,
});

async function dump(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const all = await Promise.all(
    names.map(
      (name) =>
        new Promise<unknown>((resolve) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => {
            const rows = asked.result.transaction('parts').objectStore('parts').getAll();
            rows.onsuccess = () => {
              asked.result.close();
              resolve(rows.result);
            };
          };
        }),
    ),
  );
  return JSON.stringify(all);
}

test('what was kept is there again, and each person has their own', async () => {
  await keepOpenPlan('ana', [part(CANARY)]);
  expect(await readOpenPlan('ana')).toEqual([part(CANARY)]);
  expect(await readOpenPlan('ben')).toEqual([]);
});

test('once it is removed, no word of it is stored any more', async () => {
  await keepOpenPlan('ana', [part(CANARY)]);
  expect(await dump()).toContain(CANARY);
  await removeOpenPlan('ana');
  expect(await dump()).not.toContain(CANARY);
});

test('it goes with the account, and that of someone else stays', async () => {
  await keepOpenPlan('ana', [part(CANARY)]);
  await keepOpenPlan('ben', [part('of ben')]);
  for (const owner of ['ana', 'ben']) markPlan(owner, { opensHere: true, lookedAt: DAY });
  await forgetPlan('ana');
  expect(await dump()).not.toContain(CANARY);
  expect(readPlanMark('ana')).toBeNull();
  expect(await readOpenPlan('ben')).toEqual([part('of ben')]);
});

test('what a guest wrote comes along into the account, and of parts that both have, the newer one', async () => {
  await keepOpenPlan('guest-1', [part('newer', 9), part('reason', 1, 'reasons')]);
  markPlan('guest-1', { opensHere: true, lookedAt: DAY });
  await keepOpenPlan('ana', [part('older', 5)]);
  markPlan('ana', { opensHere: true, lookedAt: DAY });
  for (let times = 0; times < 2; times += 1) await bringPlan('guest-1', 'ana');
  expect(await readOpenPlan('ana')).toEqual([part('reason', 1, 'reasons'), part('newer', 9)]);
  expect(await readOpenPlan('guest-1')).toEqual([]);
  expect(readPlanMark('guest-1')).toBeNull();
});

test('with no one signed in, the one plan opens that its owner left readable', () => {
  expect(planOwner(null)).toBeNull();
  markPlan('ana', { opensHere: false, lookedAt: DAY });
  expect(planOwner(null)).toBeNull();
  expect(planOwner('ana')).toBe('ana');
  markPlan('ben', { opensHere: true, lookedAt: DAY });
  expect(planOwner(null)).toBe('ben');
  expect(planOwner('carl')).toBeNull();
});

test('of several people no one’s plan opens without a sign-in', () => {
  for (const owner of ['ana', 'ben']) markPlan(owner, { opensHere: true, lookedAt: DAY });
  expect(planOwner(null)).toBeNull();
});
