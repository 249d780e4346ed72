import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { today } from '../../platform/clock/clock';

/** An empty page about today. */
export function newEntry(): DiaryEntry {
  return { id: crypto.randomUUID(), day: today(), mood: '', text: '', changedAtMs: Date.now() };
}
