import { today } from '../../platform/clock/clock';
import type { Draft } from '../../platform/diary-vault/vault';

/** An empty page about today. */
export function newPage(): Draft {
  const entry = { id: crypto.randomUUID(), day: today(), mood: '', text: '', changedAtMs: Date.now() };
  return { entry, revision: null };
}
