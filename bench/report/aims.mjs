import { OTHER_PAGES } from '../pages/other-pages.mjs';

/** @typedef {{ atMost: number } | { atLeast: number } | { exactly: number }} Aim */

/**
 * What the product promises, by the id of the figure. Figures without an aim are printed for comparison.
 * @type {Record<string, Aim>}
 */
export const AIMS = {
  'landing.performance': { exactly: 100 },
  'landing.accessibility': { exactly: 100 },
  'landing.best-practices': { exactly: 100 },
  'landing.seo': { exactly: 100 },
  'landing.js-gzip': { atMost: 80_000 },
  'landing.documents': { atMost: 25_000 },
  'landing.total': { atMost: 180_000 },
  'landing.lcp': { atMost: 1_300 },
  'landing.lcp-ratio': { atMost: 1.1 },
  'landing.tbt': { atMost: 30 },
  'landing.cls': { exactly: 0 },
  'breathing.performance': { atLeast: 98 },
  'breathing.accessibility': { exactly: 100 },
  'breathing.best-practices': { exactly: 100 },
  'breathing.lcp': { atMost: 1_500 },
  'breathing.cls': { exactly: 0 },
  ...forEachOther([...OTHER_PAGES.public, ...OTHER_PAGES.members]),
  'game-bubble.p95': { atMost: 8 },
  'game-bubble.max': { atMost: 8 },
  'game-color.p95': { atMost: 8 },
  'game-color.max': { atMost: 8 },
  'game-memory.p95': { atMost: 8 },
  'game-memory.max': { atMost: 8 },
  'taps.median': { atMost: 100 },
  'taps.worst': { atMost: 100 },
  'taps.task': { atMost: 50 },
  'use-breathing.task': { atMost: 50 },
  'use-breathing.inp': { atMost: 100 },
  'use-body.task': { atMost: 50 },
  'use-body.inp': { atMost: 100 },
  'use-relax.task': { atMost: 50 },
  'use-relax.inp': { atMost: 100 },
  'use-bubble.task': { atMost: 50 },
  'use-bubble.inp': { atMost: 100 },
  'use-color.task': { atMost: 50 },
  'use-color.inp': { atMost: 100 },
  'use-memory.task': { atMost: 50 },
  'use-memory.inp': { atMost: 100 },
  'use-tree.task': { atMost: 50 },
  'use-tree.inp': { atMost: 100 },
  'use-diary.task': { atMost: 50 },
  'use-diary.inp': { atMost: 100 },
  'use-video.task': { atMost: 50 },
  'use-video.inp': { atMost: 100 },
  'use-books.task': { atMost: 50 },
  'use-books.inp': { atMost: 100 },
  'use-faq.task': { atMost: 50 },
  'use-faq.inp': { atMost: 100 },
  'use-resources.task': { atMost: 50 },
  'use-resources.inp': { atMost: 100 },
  'use-settings.task': { atMost: 50 },
  'use-settings.inp': { atMost: 100 },
  'sign-in.timing': { atMost: 10 },
  'forgot.timing': { atMost: 10 },
  'server.pages-ratio': { atLeast: 80 },
  'server.calls-ratio': { atLeast: 50 },
  'server.awards': { atLeast: 3_000 },
  'server.ready': { atMost: 500 },
  'server.idle-memory': { atMost: 110 },
  'load-sqlite.requests': { atLeast: 2_000 },
  'load-sqlite.p99': { atMost: 100 },
  'load-sqlite.failed': { exactly: 0 },
  'load-postgresql.requests': { atLeast: 1_000 },
  'load-postgresql.p99': { atMost: 100 },
  'load-postgresql.failed': { exactly: 0 },
};

/**
 * @param {readonly string[]} paths
 * @returns {Record<string, Aim>}
 */
function forEachOther(paths) {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const page = `page-${path.slice(1)}`;
      return [
        [`${page}.performance`, { atLeast: 98 }],
        [`${page}.lcp`, { atMost: 1_500 }],
        [`${page}.others`, { exactly: 100 }],
      ];
    }),
  );
}

/**
 * @param {Aim} aim
 * @param {number} value
 */
export function isMet(aim, value) {
  if ('atMost' in aim) return value <= aim.atMost;
  if ('atLeast' in aim) return value >= aim.atLeast;
  return value === aim.exactly;
}
