import 'fake-indexeddb/auto';
import type { Plan, PlanPart } from '@stillgrove/domain/safety-plan/plan';
import { beforeEach, expect, test, vi } from 'vitest';
import { readOpenPlan, removeOpenPlan } from '../../platform/safety-plan/open-plans';
import { readPlanMark } from '../../platform/safety-plan/plan-mark';
import { askForVault } from '../../ui/vault/ask-for-vault';
import {
  changePart,
  followVault,
  keepOnDevice,
  keepSealed,
  lookForPlan,
  usePlanStore,
  wouldLosePlan,
} from './plan-store';
import { sealParts } from './sealed-plan';

vi.mock('../../ui/vault/ask-for-vault', () => ({ askForVault: vi.fn() }));
vi.mock('./sealed-plan', () => ({ sealParts: vi.fn(), removeSealedParts: vi.fn() }));

const stored = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});

let person = 0;
let owner = '';

beforeEach(async () => {
  stored.clear();
  vi.mocked(askForVault).mockReset().mockResolvedValue('open');
  vi.mocked(sealParts).mockReset().mockResolvedValue(null);
  person += 1;
  owner = `person-${String(person)}`;
  await lookForPlan(owner);
});

const item = (text: string) => ({ id: text, text, phone: '', note: '', message: '' });
const part = (name: PlanPart['part'], text: string, changedAtMs: number): PlanPart => ({
  part: name,
  items: [item(text)],
  opensFirst: false,
  changedAtMs,
});
const texts = (plan: Plan) => plan.flatMap(({ items }) => items.map(({ text }) => text)).toSorted();
const shown = () => usePlanStore.getState();

test('nothing is stored before it was chosen where, and the browser asks before words are lost', async () => {
  changePart('reasons', { items: [item('dog')] });
  expect(await readOpenPlan(owner)).toEqual([]);
  expect(readPlanMark(owner)).toBeNull();
  expect(wouldLosePlan()).toBe(true);
  await keepOnDevice();
  expect(wouldLosePlan()).toBe(false);
  expect(texts(await readOpenPlan(owner))).toEqual(['dog']);
  expect(readPlanMark(owner)?.opensHere).toBe(true);
});

test('whoever gives the passphrase up keeps everything as it was', async () => {
  vi.mocked(askForVault).mockResolvedValue('given-up');
  changePart('reasons', { items: [item('dog')] });
  await keepSealed();
  expect(shown()).toMatchObject({ home: 'tab' });
  expect(texts(shown().plan)).toEqual(['dog']);
  expect(sealParts).not.toHaveBeenCalled();
});

test('the readable plan goes only after it was sealed', async () => {
  changePart('reasons', { items: [item('dog')] });
  await keepOnDevice();
  vi.mocked(sealParts).mockResolvedValueOnce('full');
  await keepSealed();
  expect(shown().home).toBe('device');
  expect(shown().failure).toContain('this device is full');
  expect(texts(await readOpenPlan(owner))).toEqual(['dog']);
  await keepSealed();
  expect(shown()).toMatchObject({ home: 'sealed', failure: null });
  expect(await readOpenPlan(owner)).toEqual([]);
  expect(readPlanMark(owner)?.opensHere).toBe(false);
});

test('what was written before the sealed plan was found is added to it', async () => {
  changePart('reasons', { items: [item('dog')] });
  await followVault('open', [part('reasons', 'sister', 5)]);
  expect(shown().home).toBe('sealed');
  expect(texts(shown().plan)).toEqual(['dog', 'sister']);
  expect(texts(vi.mocked(sealParts).mock.calls[0]?.[0] ?? [])).toEqual(['dog', 'sister']);
});

test('a sealed plan locks with the private space, and opens with it again', async () => {
  await followVault('open', [part('reasons', 'sister', 5)]);
  await followVault('locked', []);
  expect(shown()).toMatchObject({ home: 'locked', plan: [] });
  await followVault('open', [part('reasons', 'sister', 5)]);
  expect(shown().home).toBe('sealed');
  expect(texts(shown().plan)).toEqual(['sister']);
});

test('of a part that is readable here and sealed, the one that was changed last counts in both', async () => {
  changePart('reasons', { items: [item('dog')] });
  await keepOnDevice();
  const later = Date.now() + 60_000;
  await followVault('open', [part('reasons', 'older', 5), part('signs', 'newer', later)]);
  expect(texts(shown().plan)).toEqual(['dog', 'newer']);
  expect(texts(await readOpenPlan(owner))).toEqual(['dog', 'newer']);
  expect(texts(vi.mocked(sealParts).mock.calls[0]?.[0] ?? [])).toEqual(['dog']);
});

test('someone else sees nothing of it', async () => {
  changePart('reasons', { items: [item('dog')] });
  await keepOnDevice();
  await lookForPlan('someone-else');
  expect(shown()).toMatchObject({ home: 'tab', plan: [] });
  await removeOpenPlan(owner);
});
