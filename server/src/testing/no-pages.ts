import type { RenderedPage } from '@stillgrove/contract/pages';
import type { Pages } from '../features/pages/page-routes';
import { keepPage } from '../features/pages/kept-page';

/** Stands for a web build where a test is about something else: its pages say their path. */
export function pagesOf(paths: readonly string[], forOperators: readonly string[] = []): Pages {
  const page = (html: string, status: RenderedPage['status'] = 200) =>
    keepPage({ status, html, scriptHashes: [], styleHashes: [], data: null });
  return {
    bundle: {
      paths: [...paths, ...forOperators],
      forOperators,
      withData: [],
      indexed: [],
      articles: 8,
      redirects: {},
    },
    cache: { find: (path) => page(`<body>${path}</body>`), notFound: () => page('mist', 404) },
    lookAgain: () => undefined,
  };
}

export const NO_PAGES = pagesOf([]);
