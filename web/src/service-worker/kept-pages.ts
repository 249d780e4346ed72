/**
 * The pages that work without a network after one visit. An explicit list: nothing personal, nothing of
 * an operator and no error is ever kept.
 */
export const KEPT_PAGES = [
  '/',
  '/login',
  '/help',
  '/header',
  '/about',
  '/contact',
  '/faq',
  '/articles',
  '/therapists',
  '/privacy',
  '/terms',
  '/browse',
  '/breathing',
  '/reward',
] as const;

/** Data without which a page's dialog is of little use; kept with the pages. */
export const KEPT_DATA = ['/page-data/help.json'] as const;

/** What breathing sounds like; big, so it is kept when somebody first breathes and not before. */
export const KEPT_SOUNDS = [
  '/sound/grove.webm',
  '/sound/inhale.mp3',
  '/sound/hold.mp3',
  '/sound/exhale.mp3',
] as const;

/** A page's message to the service worker that breathing should work offline, sound included. */
export const KEEP_SOUNDS = 'keep-sounds';
