import type { Pages } from '../app';

/** Stands for a web build where a test is about something else. */
export const NO_PAGES: Pages = {
  handle: () => false,
  notFound: () => undefined,
  guardedPaths: [],
  serveGuarded: () => undefined,
  withNotice: async () => ({ headers: {}, body: '' }),
  indexed: [],
  lookAgain: () => undefined,
};
