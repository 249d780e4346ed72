import { recall, remember } from './tab-memory';

const NAME = 'breathed-minutes';

/** Remembers in this tab, until someone has a tree, that one more minute of the landing page's breath is over. */
export function noteBreathedMinute(): void {
  // Nowhere else are there ids, and without them no points.
  if (globalThis.isSecureContext) remember(NAME, [...breathedMinutes(), crypto.randomUUID()]);
}

/** The ids of such minutes, each of which is a run of its own. */
export function breathedMinutes(): readonly string[] {
  const ids = recall(NAME);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

export function forgetBreathedMinutes(): void {
  remember(NAME, null);
}
