import type { PageBundle, PageContext } from '@stillgrove/contract/pages';
import type { KeptPage } from './kept-page';
import { createPageSet, NOT_FOUND_KEY, type PageSet } from './page-set';

export type PageCache = {
  /**
   * The page of a path in its one spelling, or its data; a promise while it is being rendered. The landing
   * page comes in two variants.
   */
  find(path: string, variant: string | null): KeptPage | Promise<KeptPage> | undefined;
  /** The page that says there is none. */
  notFound(): KeptPage | Promise<KeptPage>;
  /**
   * Takes what pages are made of. Each is rendered when it is first asked for; at a change, those that were are
   * rendered again while the old ones are still served.
   */
  show(context: PageContext): Promise<void>;
  /** Renders what no one has asked for yet, and makes all small. Newer pages put an end to it. */
  complete(): Promise<void>;
  /** Puts an end to `complete`; what is asked for is still rendered. */
  stop(): void;
};

/** All pages of the product, rendered from build, settings and directory, and kept in memory. */
export function createPageCache(bundle: PageBundle): PageCache {
  let pages: PageSet | null = null;
  let defaultVariant = 'default';
  let stopped = false;

  return {
    find(path, variant) {
      if (path !== '/') return pages?.find(path);
      return pages?.find(`/?${variant ?? defaultVariant}`) ?? pages?.find(`/?${defaultVariant}`);
    },
    notFound() {
      const page = pages?.find(NOT_FOUND_KEY);
      if (page === undefined) throw new Error('Pages are asked for before it is known what is on them.');
      return page;
    },
    async show(context) {
      const anew = createPageSet(bundle, context);
      if (pages !== null) await anew.replace(pages);
      pages = anew;
      defaultVariant = context.site.landingVariant;
    },
    async complete() {
      const current = pages;
      const wanted = () => !stopped && pages === current;
      await current?.renderAll(wanted);
      await current?.compressAll(wanted);
    },
    stop() {
      stopped = true;
    },
  };
}
