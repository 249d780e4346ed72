import { ACTIVITY_LIST } from '@stillgrove/domain/activities/activities';

/**
 * The pages that work without a network. An explicit list: nothing personal, nothing of an operator and no
 * error is ever kept.
 */

const activityPages = (when: 'first' | 'later') =>
  ACTIVITY_LIST.filter(({ offline }) => offline === when).map(({ path }) => path);

/** What stands in for a page that is not kept. */
export const OFFLINE_PAGE = '/offline';

/** Cached at the first visit: help, sign-in, tree and the activities that come first. */
export const FIRST_PAGES: readonly string[] = [
  '/',
  '/login',
  '/help',
  OFFLINE_PAGE,
  '/browse',
  '/reward',
  ...activityPages('first'),
];

/**
 * All others except the articles, which the build adds; cached once the page has been idle for a while, unless the
 * visitor saves data.
 */
export const FURTHER_PAGES: readonly string[] = [
  '/header',
  '/about',
  '/contact',
  '/faq',
  '/therapists',
  '/privacy',
  '/terms',
  '/young-people',
  '/imprint',
  '/HeroCard',
  '/HeroCard2',
  '/settings',
  '/appointments',
  '/check-in/self-check',
  '/check-in/what-helps',
  '/forgot-password',
  ...activityPages('later'),
];

/** Data without which a page's dialog is of little use; kept with the pages. */
export const FIRST_DATA = ['/page-data/help.json'] as const;

/** The same for everyone: books, videos, their pictures and scenes. What was last seen is kept. */
export const LISTS = /^\/(?:api\/v1\/(?:books$|videos(?:$|\/))|scenes\/)/;
