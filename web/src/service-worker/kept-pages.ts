/**
 * The pages that work without a network. An explicit list: nothing personal, nothing of an operator and no
 * error is ever kept.
 */

/** What stands in for a page that is not kept. */
export const OFFLINE_PAGE = '/offline';

/** Cached at the first visit: help, sign-in, breathing, tree and diary. */
export const FIRST_PAGES = [
  '/',
  '/login',
  '/help',
  OFFLINE_PAGE,
  '/browse',
  '/breathing',
  '/reward',
  '/diary',
] as const;

/** All others; cached once the page has been idle for a while, unless the visitor saves data. */
export const FURTHER_PAGES = [
  '/header',
  '/about',
  '/contact',
  '/faq',
  '/articles',
  '/therapists',
  '/privacy',
  '/terms',
  '/young-people',
  '/imprint',
  '/bubble',
  '/color',
  '/memory',
  '/relax',
  '/body',
  '/books',
  '/video',
  '/HeroCard',
  '/HeroCard2',
  '/settings',
  '/appointments',
  '/forgot-password',
  '/resources',
  '/anxiety',
  '/depression',
  '/ocd',
  '/panicdisorder',
  '/bipolar-article',
  '/schizophrenia',
  '/ptsd',
  '/psychosis',
] as const;

export const KEPT_PAGES: readonly string[] = [...FIRST_PAGES, ...FURTHER_PAGES];

/** Data without which a page's dialog is of little use; kept with the pages. */
export const FIRST_DATA = ['/page-data/help.json'] as const;

/** The same for everyone: books, videos, their pictures and scenes. What was last seen is kept. */
export const LISTS = /^\/(?:api\/v1\/(?:books$|videos(?:$|\/))|scenes\/)/;
