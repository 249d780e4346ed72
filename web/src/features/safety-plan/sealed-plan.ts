import { isPlanPart, type Plan, type PlanPart } from '@stillgrove/domain/safety-plan/plan';
import type { PrivateRecord } from '@stillgrove/domain/vault/records';
import { removeRecords, saveRecords } from '../../platform/vault/private-records';
import { vaultStore } from '../../platform/vault/vault-store';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';

type Outcome = keyof typeof NOT_SAVED_WORDS;

/** A part that was changed elsewhere at the same moment is tried again so often; the newer one of both counts. */
const TRIES = 3;

/** Saves happen one after the other, so that each begins from the revision of the one before. */
let saving: Promise<unknown> = Promise.resolve();

function recordsOf(): readonly PrivateRecord<PlanPart>[] {
  const records = vaultStore.getState().records.byKind['plan-part'] ?? [];
  return records.filter((record): record is PrivateRecord<PlanPart> => isPlanPart(record.value));
}

/**
 * Saves parts in the person's private space, which is open, each in the place of the one before.
 *
 * @returns why they could not be saved; null when they were
 */
export function sealParts(parts: Plan): Promise<Outcome | null> {
  const work = saving.then(() => sealNow(parts));
  saving = work.catch(() => undefined);
  return work;
}

async function sealNow(parts: Plan): Promise<Outcome | null> {
  let last: Outcome | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { outcome } = await saveRecords(parts.map(asChange));
    if (outcome === 'saved') return null;
    last = outcome;
    if (outcome !== 'changed') return last;
  }
  return last;
}

function asChange(value: PlanPart) {
  // Where an import left several records of one part, the newest is the one that is read.
  const there = recordsOf()
    .filter((record) => record.value.part === value.part)
    .toSorted((one, other) => other.value.changedAtMs - one.value.changedAtMs)[0];
  return { kind: 'plan-part' as const, value, id: there?.id, base: there?.revision };
}

/** Removes all parts for good from the private space, which is open. */
export async function removeSealedParts(): Promise<void> {
  await saving;
  await removeRecords(recordsOf().map(({ id }) => id));
}
