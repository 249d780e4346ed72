/** A page that could be open for any reason. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';

/** Hides the page at once and puts another in its place, so that the way back does not lead here. */
export function leaveQuickly(): void {
  document.documentElement.hidden = true;
  document.title = 'Wikipedia';
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
  location.replace(NEUTRAL_PAGE);
}
