import type { PageBundle } from '@stillgrove/contract/pages';
import type { Site } from '@stillgrove/contract/site';
import { compressWell, keepPage, type KeptPage } from './kept-page';

const VARIANTS = ['default', 'video'] as const;

type Variant = (typeof VARIANTS)[number];

type Options = { bundle: PageBundle; publicUrl: string };

export type PageCache = {
  /** The page of a path in its one spelling; the landing page comes in two variants. */
  find(path: string, variant: string | null): KeptPage | undefined;
  readonly notFound: () => KeptPage;
  /** Renders all pages anew when the settings have another version than those that are kept. */
  refresh(site: Site, version: number): Promise<void>;
};

/** All pages of the product, rendered from (build, settings version, variant) and kept in memory. */
export function createPageCache({ bundle, publicUrl }: Options): PageCache {
  let kept = new Map<string, KeptPage>();
  let keptVersion: number | null = null;
  let defaultVariant: Variant = 'default';
  const https = publicUrl.startsWith('https:');

  const render = async (path: string, site: Site) =>
    keepPage(await bundle.render(path, { site, publicUrl }), https);

  const renderAll = async (site: Site) => {
    const pages = new Map<string, KeptPage>();
    for (const path of [...bundle.paths.filter((known) => known !== '/'), '/404']) pages.set(path, await render(path, site));
    for (const landingVariant of VARIANTS) pages.set(`/?${landingVariant}`, await render('/', { ...site, landingVariant }));
    return pages;
  };

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
    async refresh(site, version) {
      if (version === keptVersion) return;
      kept = await renderAll(site);
      keptVersion = version;
      defaultVariant = site.landingVariant;
      void compressAll(kept);
    },
  };
}

/** One page at a time, so that requests are served meanwhile. */
async function compressAll(pages: Map<string, KeptPage>): Promise<void> {
  for (const [key, page] of pages) pages.set(key, await compressWell(page));
}
