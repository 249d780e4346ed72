import { today } from '../../platform/clock/clock';
import type { Opened } from './use-page-editor';

/** An empty page about today. */
export function newPage(): Opened {
  const entry = { id: crypto.randomUUID(), day: today(), mood: '', text: '', changedAtMs: Date.now() };
  return { entry, revision: null, draftId: null };
}
