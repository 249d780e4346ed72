import { recall, remember } from './tab-memory';

const NAME = 'breathed-minutes';

/** Remembers in this tab, until someone has a tree, that one more minute of the landing page's breath is over. */
export function noteBreathedMinute(): void {
  remember(NAME, breathedMinutes() + 1);
}

/** How many such minutes there are. */
export function breathedMinutes(): number {
  const count = recall(NAME);
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function forgetBreathedMinutes(): void {
  remember(NAME, null);
}
