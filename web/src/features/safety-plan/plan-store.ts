import {
  isWritten,
  MOST_ITEMS,
  newestOfBoth,
  PLAN_PARTS,
  partOf,
  withItemsOfBoth,
  withPart,
  type Plan,
  type PlanItem,
  type PlanPart,
  type PlanPartName,
} from '@stillgrove/domain/safety-plan/plan';
import { create } from 'zustand';
import { today } from '../../platform/clock/clock';
import { keepOpenPlan, readOpenPlan, removeOpenPlan } from '../../platform/safety-plan/open-plans';
import {
  forgetPlanMark,
  markPlan,
  ownerBeforeSession,
  readPlanMark,
} from '../../platform/safety-plan/plan-mark';
import { vaultStore, type VaultStatus } from '../../platform/vault/vault-store';
import { askForVault } from '../../ui/vault/ask-for-vault';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';
import { removeSealedParts, sealParts } from './sealed-plan';

/**
 * Where a plan is: in this tab only; readable on this device, as its owner chose; sealed in the private space, open or
 * locked; or in this tab because this browser keeps nothing.
 */
export type PlanHome = 'looking' | 'tab' | 'device' | 'sealed' | 'locked' | 'no-storage';

/** Whether the plan outlives its tab, on this device or in the private space. */
export const isKeptIn = (home: PlanHome): boolean => home === 'device' || home === 'sealed';

/** The fields of something new in a part, as they were typed so far. */
type Draft = Omit<PlanItem, 'id'>;

export const EMPTY_DRAFT: Draft = { text: '', phone: '', note: '', message: '' };

type PlanState = {
  readonly owner: string | null;
  readonly home: PlanHome;
  readonly plan: Plan;
  /** What was typed and not yet added: here, so that a lock or another page loses none of it. */
  readonly drafts: Readonly<Partial<Record<PlanPartName, Draft>>>;
  /** The day on which it was looked at before this time; null for the first. */
  readonly lookedAtBefore: string | null;
  /** Why the last change is in this tab only although it was to be kept; null when it is kept. */
  readonly failure: string | null;
};

const NOTHING: PlanState = {
  owner: null,
  home: 'looking',
  plan: [],
  drafts: {},
  lookedAtBefore: null,
  failure: null,
};

/** The plan of whoever is here, in this tab. */
export const usePlanStore = create<PlanState>(() => NOTHING);

const now = usePlanStore.getState;
const show = usePlanStore.setState;

// What is sealed stays in the tab no longer than the private space is open, also while another page is shown.
vaultStore.subscribe(({ status }) => {
  if (status !== 'open' && now().home === 'sealed') show({ home: 'locked', plan: [] });
});

/** Asked for with the page's code already: the first card does not wait until the page is hydrated. */
let ahead = readAhead();

function readAhead() {
  const owner = ownerBeforeSession();
  // On another page it would be out of date by the time someone comes to the plan.
  if (owner === null || location.pathname !== '/plan') return null;
  const plan = readOpenPlan(owner);
  // Whoever waits for it is told of a failure; there may be no one.
  plan.catch(() => undefined);
  return { owner, plan };
}

/** Reads what a person left readable on this device. What is only in this tab yet stays. */
export async function lookForPlan(owner: string): Promise<void> {
  if (now().owner === owner && now().home !== 'looking') return;
  const mark = readPlanMark(owner);
  show({ ...NOTHING, owner, lookedAtBefore: mark?.lookedAt ?? null });
  if (mark?.opensHere !== true) {
    show({ home: 'tab' });
    return;
  }
  try {
    const reading = ahead?.owner === owner ? ahead.plan : readOpenPlan(owner);
    ahead = null;
    const plan = await reading;
    if (now().owner !== owner) return;
    show({ home: 'device', plan });
    markPlan(owner, { opensHere: true, lookedAt: today() });
  } catch (error) {
    console.info('The plan could not be read from this device.', error);
    if (now().owner === owner) show({ home: 'no-storage' });
  }
}

/** Takes over what another tab has changed of a readable plan. */
export async function refreshPlan(): Promise<void> {
  const { owner, home } = now();
  if (owner === null || home !== 'device') return;
  const stored = await readOpenPlan(owner).catch(() => []);
  if (now().owner === owner && now().home === 'device') show({ plan: newestOfBoth(now().plan, stored) });
}

/** Follows the person's private space: what is sealed there is shown, and the readable copy is kept in step with it. */
export async function followVault(status: VaultStatus, sealed: Plan): Promise<void> {
  const { owner, home, plan } = now();
  if (owner === null) return;
  if (status === 'locked') {
    const isSealed = home === 'sealed' || (home === 'tab' && readPlanMark(owner)?.opensHere === false);
    if (isSealed && !isWritten(home === 'tab' ? plan : [])) show({ home: 'locked', plan: [] });
    return;
  }
  if (status !== 'open') return;
  if (home === 'device') await keepInStep(plan, sealed);
  if (home === 'sealed') show({ plan: sealed });
  if ((home === 'tab' || home === 'locked') && isWritten(sealed)) {
    const both = withItemsOfBoth(sealed, plan, Date.now());
    show({ home: 'sealed', plan: both });
    markPlan(owner, { opensHere: false, lookedAt: today() });
    const added = both.filter((part) => !sealed.includes(part));
    if (added.length > 0) await seal(added);
  } else if (home === 'locked') show({ home: 'tab' });
}

async function keepInStep(plan: Plan, sealed: Plan): Promise<void> {
  const newest = newestOfBoth(plan, sealed);
  const ofSealed = newest.filter((part) => partOf(plan, part.part).changedAtMs < part.changedAtMs);
  const ofDevice = newest.filter((part) => partOf(sealed, part.part).changedAtMs < part.changedAtMs);
  if (ofSealed.length > 0) {
    show({ plan: newest });
    await keep(ofSealed);
  }
  if (ofDevice.length > 0) await seal(ofDevice);
}

/** Changes one part, on the screen at once and then where the plan is kept. */
export function changePart(
  name: PlanPartName,
  changes: Partial<Pick<PlanPart, 'items' | 'opensFirst'>>,
): void {
  const { plan, home } = now();
  const before = partOf(plan, name);
  const changed = { ...before, ...changes, changedAtMs: Math.max(Date.now(), before.changedAtMs + 1) };
  show({ plan: withPart(plan, changed) });
  if (home === 'device') void keep([changed]);
  if (home === 'sealed') void seal([changed]);
}

export function setDraft(name: PlanPartName, draft: Draft): void {
  show(({ drafts }) => ({ drafts: { ...drafts, [name]: draft } }));
}

/** What stands in the fields as a thing of the plan, without the spaces around its words. */
export function itemOf({ text, phone, note, message }: Draft, id: string = crypto.randomUUID()): PlanItem {
  return { id, text: text.trim(), phone: phone.trim(), note: note.trim(), message: message.trim() };
}

/** Whether a part has words that were typed and not yet added. */
const isTyped = (draft: Draft | undefined): draft is Draft => draft !== undefined && draft.text.trim() !== '';

/** Whether there is something to save: added to the plan, or typed into a field of it. */
export function hasWords({ plan, drafts }: Pick<PlanState, 'plan' | 'drafts'>): boolean {
  return isWritten(plan) || Object.values(drafts).some(isTyped);
}

/** Adds what stands in the fields of new things: whoever saves the plan saves all that was typed. */
function addDrafts(): void {
  for (const name of PLAN_PARTS) {
    const { plan, drafts } = now();
    const draft = drafts[name];
    const { items } = partOf(plan, name);
    if (!isTyped(draft) || items.length >= MOST_ITEMS) continue;
    changePart(name, { items: [...items, itemOf(draft)] });
    setDraft(name, EMPTY_DRAFT);
  }
}

/** Chooses the card that comes first. */
export function openFirst(name: PlanPartName): void {
  for (const { part, opensFirst } of now().plan)
    if (opensFirst !== (part === name)) changePart(part, { opensFirst: part === name });
}

/** Keeps the plan on this device, where it opens without a passphrase. */
export async function keepOnDevice(): Promise<void> {
  const { owner, home } = now();
  if (owner === null) return;
  addDrafts();
  // The mark first: whatever is readable is also found when it has to go.
  markPlan(owner, { opensHere: true, lookedAt: today() });
  if (await keep(now().plan)) show({ home: 'device' });
  else markPlan(owner, { opensHere: home === 'device', lookedAt: today() });
}

/**
 * Keeps the plan in the private space alone: nothing readable is left on this device. Where the passphrase is given up
 * everything stays as it was.
 */
export async function keepSealed(): Promise<void> {
  const { owner } = now();
  if (owner === null || (await askForVault()) !== 'open') return;
  addDrafts();
  const { plan, home } = now();
  if (!(await seal(plan))) return;
  if (home === 'device') await removeOpenPlan(owner);
  markPlan(owner, { opensHere: false, lookedAt: today() });
  show({ home: 'sealed' });
}

async function keep(parts: Plan): Promise<boolean> {
  const { owner } = now();
  if (owner === null) return false;
  try {
    await keepOpenPlan(owner, parts);
    show({ failure: null });
    return true;
  } catch (error) {
    console.info('The plan could not be kept on this device.', error);
    show({ failure: NOT_SAVED_WORDS.refused });
    return false;
  }
}

async function seal(parts: Plan): Promise<boolean> {
  const trouble = await sealParts(parts);
  show({ failure: trouble === null ? null : NOT_SAVED_WORDS[trouble] });
  return trouble === null;
}

/** Tries again to keep what is in this tab only. */
export async function keepAgain(): Promise<void> {
  if (now().home === 'device') await keep(now().plan);
  else if ((await askForVault()) === 'open') await seal(now().plan);
}

/** Removes the plan from this device and from the private space, which has to be open where there is one. */
export async function deletePlan(status: VaultStatus): Promise<void> {
  const { owner } = now();
  if (owner === null || (status === 'locked' && (await askForVault()) !== 'open')) return;
  if (status === 'locked' || status === 'open') await removeSealedParts();
  await removeOpenPlan(owner);
  forgetPlanMark(owner);
  show({ ...NOTHING, owner, home: 'tab' });
}

/** Whether a close of the tab would lose words. */
export function wouldLosePlan(): boolean {
  const { home, plan, failure, drafts } = now();
  const typed = Object.values(drafts).some(isTyped);
  return failure !== null || typed || (home === 'tab' && isWritten(plan));
}
