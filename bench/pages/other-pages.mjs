import { ACTIVITIES } from '../setup/registry.mjs';

/** One page of each kind beside the landing and the breathing page, all of which share one aim. */
export const OTHER_PAGES = {
  public: [
    '/help',
    '/about',
    '/anxiety',
    '/articles',
    '/faq',
    '/contact',
    '/therapists',
    '/resources',
    '/login',
  ],
  members: ['/browse', '/reward', '/bubble', '/memory', '/body', '/books'],
};

/** What is used: each activity, and four pages with something to use. */
export const USED = [
  ...ACTIVITIES.map(({ id, path }) => ({ name: id, path })),
  { name: 'tree', path: '/browse' },
  { name: 'faq', path: '/faq' },
  { name: 'resources', path: '/resources' },
  { name: 'settings', path: '/settings' },
];
