import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { PageBundle, PageContext, RenderedPage } from '@stillgrove/contract/pages';
import { expect, test } from 'vitest';
import { NO_LEGAL_TEXTS } from '../../testing/no-legal-texts';
import { createPageCache } from './page-cache';

const CONTEXT: PageContext = {
  site: DEFAULT_SITE,
  publicUrl: 'http://localhost:3000',
  therapists: [],
  questions: [],
  helplines: [],
  legalTexts: NO_LEGAL_TEXTS,
};

/** Pages that say what they were made of, and how often each was rendered. */
function bundle(refuse: () => boolean = () => false) {
  const rendered: string[] = [];
  const render = async (path: string, { site }: PageContext): Promise<RenderedPage> => {
    rendered.push(path);
    await Promise.resolve();
    if (refuse()) throw new Error('no page today');
    const html = `${path} of ${site.name}, ${site.landingVariant}`;
    const data = path === '/faq' ? '["question"]' : null;
    return { status: path === '/404' ? 404 : 200, html, scriptHashes: [], styleHashes: [], data };
  };
  const pages: PageBundle = {
    paths: ['/', '/faq', '/about'],
    forOperators: [],
    withData: ['/faq'],
    indexed: [],
    articles: 8,
    redirects: {},
    render,
  };
  return { pages, rendered };
}

async function textOf(found: ReturnType<ReturnType<typeof createPageCache>['find']>) {
  return (await found)?.bodies.identity.toString();
}

test('a page is there at the first request, rendered once however many ask at once', async () => {
  const { pages, rendered } = bundle();
  const cache = createPageCache(pages);
  await cache.show(CONTEXT);
  expect(rendered).toEqual([]);
  const answers = await Promise.all([cache.find('/faq', null), cache.find('/page-data/faq.json', null)]);
  expect(answers.map((page) => page?.bodies.identity.toString())).toEqual([
    '/faq of Stillgrove, default',
    '["question"]',
  ]);
  expect(rendered).toEqual(['/faq']);
});

test('once all are rendered no one waits, and nothing is rendered twice', async () => {
  const { pages, rendered } = bundle();
  const cache = createPageCache(pages);
  await cache.show(CONTEXT);
  await cache.find('/about', null);
  await cache.complete();
  expect(cache.find('/faq', null)).not.toBeInstanceOf(Promise);
  expect(await textOf(cache.find('/', 'video'))).toBe('/ of Stillgrove, video');
  expect(await textOf(cache.find('/', 'unheard-of'))).toBe('/ of Stillgrove, default');
  expect(cache.find('/elsewhere', null)).toBeUndefined();
  expect((await cache.notFound()).status).toBe(404);
  expect(rendered.toSorted()).toEqual(['/', '/', '/404', '/about', '/faq']);
});

test('when a setting changes, the old pages are served until the new ones are there', async () => {
  const { pages, rendered } = bundle();
  const cache = createPageCache(pages);
  await cache.show(CONTEXT);
  await cache.find('/about', null);
  const changing = cache.show({ ...CONTEXT, site: { ...DEFAULT_SITE, name: 'Elmwood' } });
  expect(await textOf(cache.find('/about', null))).toBe('/about of Stillgrove, default');
  expect(await textOf(cache.find('/faq', null))).toBe('/faq of Stillgrove, default');
  await changing;
  for (const path of ['/about', '/faq']) {
    expect(cache.find(path, null)).not.toBeInstanceOf(Promise);
    expect(await textOf(cache.find(path, null))).toBe(`${path} of Elmwood, default`);
  }
  expect(rendered.toSorted()).toEqual(['/about', '/about', '/faq', '/faq']);
});

test('a page that a change does not touch stays as small as it was made', async () => {
  const { pages } = bundle();
  const cache = createPageCache(pages);
  await cache.show(CONTEXT);
  await cache.complete();
  const before = await cache.find('/about', null);
  expect(before?.isSmall).toBe(true);
  await cache.show({ ...CONTEXT, publicUrl: 'http://localhost:4000' });
  expect(await cache.find('/about', null)).toBe(before);
  await cache.show({ ...CONTEXT, site: { ...DEFAULT_SITE, name: 'Elmwood' } });
  expect((await cache.find('/about', null))?.isSmall).toBe(false);
});

test('a page that could not be rendered is tried again', async () => {
  let refuse = true;
  const { pages } = bundle(() => refuse);
  const cache = createPageCache(pages);
  await cache.show(CONTEXT);
  await expect(cache.find('/about', null)).rejects.toThrow('no page today');
  refuse = false;
  expect(await textOf(cache.find('/about', null))).toBe('/about of Stillgrove, default');
});

test('a server that stops renders no page that no one asked for', async () => {
  const { pages, rendered } = bundle();
  const cache = createPageCache(pages);
  await cache.show(CONTEXT);
  const completing = cache.complete();
  cache.stop();
  await completing;
  expect(rendered).toEqual(['/faq']);
  expect(await textOf(cache.find('/about', null))).toBe('/about of Stillgrove, default');
});
