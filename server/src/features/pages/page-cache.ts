import { pageDataPath, type PageBundle, type PageContext } from '@stillgrove/contract/pages';
import { LANDING_VARIANTS, type Site } from '@stillgrove/contract/site';
import { compressWell, keepPage, keepPageData, type KeptPage } from './kept-page';

export type PageCache = {
  /** The page of a path in its one spelling, or its data; the landing page comes in two variants. */
  find(path: string, variant: string | null): KeptPage | undefined;
  /** The page that says there is none. */
  notFound(): KeptPage;
  /** Renders all pages anew when what they are made of is not what it was. */
  refresh(context: PageContext): Promise<void>;
};

/** All pages of the product, rendered from build, settings and directory, and kept in memory. */
export function createPageCache(bundle: PageBundle): PageCache {
  let kept = new Map<string, KeptPage>();
  let madeOf = '';
  let defaultVariant: Site['landingVariant'] = 'default';

  return {
    find(path, variant) {
      if (path !== '/') return kept.get(path);
      return kept.get(`/?${variant ?? defaultVariant}`) ?? kept.get(`/?${defaultVariant}`);
    },
    notFound() {
      const page = kept.get('/404');
      if (page === undefined) throw new Error('Pages are asked for before they are rendered.');
      return page;
    },
    async refresh(context) {
      const sources = JSON.stringify(context);
      if (sources === madeOf) return;
      kept = await renderAll(bundle, context);
      madeOf = sources;
      defaultVariant = context.site.landingVariant;
      void compressAll(kept);
    },
  };
}

async function renderAll(bundle: PageBundle, context: PageContext): Promise<Map<string, KeptPage>> {
  const https = context.publicUrl.startsWith('https:');
  const pages = new Map<string, KeptPage>();
  for (const path of [...bundle.paths, '/404']) {
    if (path === '/') continue;
    const page = await bundle.render(path, context);
    pages.set(path, keepPage(page, https));
    if (page.data !== null) pages.set(pageDataPath(path), keepPageData(page.data, https));
  }
  for (const landingVariant of LANDING_VARIANTS) {
    const page = await bundle.render('/', { ...context, site: { ...context.site, landingVariant } });
    pages.set(`/?${landingVariant}`, keepPage(page, https));
  }
  return pages;
}

/** One page at a time, so that requests are served meanwhile. */
async function compressAll(pages: Map<string, KeptPage>): Promise<void> {
  for (const [key, page] of pages) pages.set(key, await compressWell(page));
}
