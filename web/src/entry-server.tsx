import type { PageBundle, PageContext, RenderedPage } from '@stillgrove/contract/pages';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { DESCRIPTIONS } from './descriptions';
import { documentOf } from './document';
import { dataOf } from './content/data-of';
import { preloadCode } from './page-loader';
import { provideData } from './platform/page-data/page-data';
import { SiteContext } from './platform/site/site';
import { NOT_FOUND, REDIRECTS, ROUTES, shownRoute } from './routes';

/** What the server needs to serve pages; see the type for what each part means. */
export const pages: PageBundle = {
  paths: ROUTES.map((route) => route.path),
  forOperators: ROUTES.filter(({ access }) => access === 'operator').map((route) => route.path),
  withData: ROUTES.filter(({ hasData }) => hasData === true).map((route) => route.path),
  indexed: Object.keys(DESCRIPTIONS),
  redirects: REDIRECTS,
  render,
};

async function render(path: string, context: PageContext): Promise<RenderedPage> {
  const route = shownRoute(path, context.site);
  await preloadCode(route);
  const data = route.hasData === true ? dataOf(route.path, context) : null;
  provideData(route.path, data);
  const body = renderToString(
    <SiteContext value={context.site}>
      <App ssrPath={path} />
    </SiteContext>,
  );
  return {
    status: route === NOT_FOUND ? 404 : 200,
    data: data === null ? null : JSON.stringify(data),
    ...documentOf({ route, path, body, data, ...context }),
  };
}
