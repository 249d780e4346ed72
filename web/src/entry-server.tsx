import type { PageBundle, PageContext, RenderedPage } from '@stillgrove/contract/pages';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App';
import { DESCRIPTIONS } from './descriptions';
import { documentOf } from './document';
import { dataOf } from './content/data-of';
import { loadedPage, preloadCode } from './page-loader';
import { PageDataContext, provideData } from './platform/page-data/page-data';
import { SiteContext } from './platform/site/site';
import { NOT_FOUND, REDIRECTS, type Route, ROUTES, shownRoute } from './routes';
import { HtmlContext } from './ui/layout/AsSent';
import { PreviewContext } from './ui/layout/PagePreview';

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
      <HtmlContext value={renderToString}>
        <PreviewContext value={previewOf(route, path, data, context)}>
          <App ssrPath={path} />
        </PreviewContext>
      </HtmlContext>
    </SiteContext>,
  );
  return {
    status: route === NOT_FOUND ? 404 : 200,
    data: data === null ? null : JSON.stringify(data),
    ...documentOf({ route, path, body, data, ...context }),
  };
}

/** A member's page as it looks with nothing of a member's own; empty where there is no such thing. */
function previewOf(route: Route, path: string, data: unknown, { site }: PageContext): string {
  const Page = loadedPage(route);
  if (route.hasPreview !== true || Page === undefined) return '';
  const html = renderToString(
    <SiteContext value={site}>
      <Router ssrPath={path}>
        <PageDataContext value={data}>
          <Page />
        </PageDataContext>
      </Router>
    </SiteContext>,
  );
  // The CSP refuses them, and what they place or color is not shown in a preview.
  return html.replaceAll(/ style="[^"]*"/g, '');
}
