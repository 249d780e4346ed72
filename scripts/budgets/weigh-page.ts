import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArticles } from '@stillgrove/content/articles/articles';
import { ACTIVITY_LIST } from '@stillgrove/domain/activities/activities';

/** What a page fetches by itself before anyone presses anything, in bytes. */
export type Weights = {
  /** The document with its styles, and all scripts; both as gzip makes them, by which others tell theirs. */
  readonly html: number;
  readonly scripts: number;
  /** A small script that answers presses before those are there. */
  readonly early: number;
  /** As they travel. */
  readonly fonts: number;
  readonly pictures: number;
};

type Budgets = {
  readonly everyPage: Weights;
  readonly eachArticle: Partial<Weights>;
  readonly eachActivity: Partial<Weights>;
  readonly pages: Readonly<Record<string, Partial<Weights>>>;
};

export const BUDGETS = JSON.parse(
  readFileSync(new URL('../../web/budgets.json', import.meta.url), 'utf8'),
) as Budgets;

const ARTICLES = readArticles();

/** The most that a page may weigh. */
export function budgetOf(path: string): Weights {
  const isActivity = ACTIVITY_LIST.some((activity) => activity.path === path);
  const isArticle = ARTICLES.some(({ id }) => path === `/${id}`);
  return {
    ...BUDGETS.everyPage,
    ...(isArticle && BUDGETS.eachArticle),
    ...(isActivity && BUDGETS.eachActivity),
    ...BUDGETS.pages[path],
  };
}

/**
 * Weighs a page as the build left it.
 *
 * @param html the rendered document
 * @param client the folder of the built files
 */
export function weighPage(html: string, client: string): Weights {
  const [, entry = '', parts = ''] = /data-entry="([^"]+)" data-parts="([^"]*)"/.exec(html) ?? [];
  if (entry === '') throw new Error('The page names no script.');
  const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))];
  const sum = (paths: readonly string[], size: (file: Buffer) => number) =>
    paths.reduce((bytes, path) => bytes + size(readFileSync(join(client, path))), 0);
  const gzip = (file: Buffer | string) => gzipSync(file, { level: 9 }).length;
  return {
    html: gzip(html),
    scripts: sum([entry, ...parts.split(' ').filter((part) => part !== '')], gzip),
    early: sum(found(/<script async src="([^"]+)"/g), gzip),
    fonts: sum(found(/<link rel="preload" href="([^"]+\.woff2)"/g), ({ length }) => length),
    // Drawings of a page are all counted, though those far below are fetched when they come near.
    pictures: sum(found(/(?:data-src|src|href)="(\/assets\/[^"#]+\.(?:svg|webp|avif|jpg|png))/g), gzip),
  };
}
