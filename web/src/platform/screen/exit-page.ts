import { t } from '@lingui/core/macro';

/** A page that could be open for any reason. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';

/** Covers the page at once and puts another in its place, so that the way back does not lead here. */
export function exitPage(): void {
  const overlay = document.createElement('div');
  overlay.id = 'exiting';
  document.body.append(overlay);
  document.documentElement.dataset.exiting = '';
  document.title = t`Wikipedia`;
  const words = document.createElement('p');
  words.className = 'visually-hidden';
  words.setAttribute('role', 'alert');
  overlay.append(words);
  words.textContent = t`Exiting.`;
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
  location.replace(NEUTRAL_PAGE);
}
