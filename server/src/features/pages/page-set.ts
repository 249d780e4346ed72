import { pageDataPath, type PageBundle, type PageContext } from '@stillgrove/contract/pages';
import { LANDING_VARIANTS } from '@stillgrove/contract/site';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { compressWell, keepPage, keepPageData, type KeptPage } from './kept-page';

export const NOT_FOUND_KEY = '/404';

/** All pages of one state of settings and directory, each rendered when it is first asked for. */
export type PageSet = {
  /** By path, data path, or `/?variant` for the landing page; a promise while it is being rendered. */
  find(key: string): KeptPage | Promise<KeptPage> | undefined;
  /** What is rendered so far. */
  readonly kept: ReadonlyMap<string, KeptPage>;
  /** Renders what the earlier set has. A page that comes out as it was is taken over, small as it may be by now. */
  replace(earlier: PageSet): Promise<void>;
  /** Renders what no one has asked for yet, until that is not wanted any more. */
  renderAll(wanted?: () => boolean): Promise<void>;
  /** Compresses all of them as well as possible, until they are replaced. */
  compressAll(wanted: () => boolean): Promise<void>;
};

export function createPageSet(bundle: PageBundle, context: PageContext): PageSet {
  const makers = new Map<string, () => Promise<void>>();
  const kept = new Map<string, KeptPage>();

  const add = (key: string, path: string, madeOf: PageContext) => {
    const dataKey = bundle.withData.includes(path) ? pageDataPath(path) : null;
    const make = onceAtATime(async () => {
      const page = await bundle.render(path, madeOf);
      kept.set(key, keepPage(page));
      if (dataKey !== null && page.data !== null) kept.set(dataKey, keepPageData(page.data));
    });
    makers.set(key, make);
    if (dataKey !== null) makers.set(dataKey, make);
  };

  for (const path of [...bundle.paths, NOT_FOUND_KEY]) if (path !== '/') add(path, path, context);
  for (const landingVariant of LANDING_VARIANTS)
    add(`/?${landingVariant}`, '/', { ...context, site: { ...context.site, landingVariant } });

  const made = async (key: string, make: () => Promise<void>) => {
    await make();
    const page = kept.get(key);
    if (page === undefined) throw new Error(`Rendering gave nothing for ${key}.`);
    return page;
  };

  return {
    kept,
    async replace(earlier) {
      // The earlier set is in use meanwhile: what is asked of it comes along.
      for (const [key, page] of earlier.kept) {
        if (!kept.has(key)) await makers.get(key)?.();
        if (kept.get(key)?.etag === page.etag) kept.set(key, page);
        await turnOfOthers();
      }
    },
    find(key) {
      const make = makers.get(key);
      return kept.get(key) ?? (make && made(key, make));
    },
    async renderAll(wanted = () => true) {
      for (const [key, make] of makers) {
        if (!wanted()) return;
        if (kept.has(key)) continue;
        await make();
        await turnOfOthers();
      }
    },
    async compressAll(wanted) {
      for (const [key, page] of kept) if (!page.isSmall && wanted()) kept.set(key, await compressWell(page));
    },
  };
}

/** Those who ask while the work is under way wait for the same work. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
