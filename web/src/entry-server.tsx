import type { PageBundle, PageContext, RenderedPage } from '@stillgrove/contract/pages';
import type { Site } from '@stillgrove/contract/site';
import { renderToString } from 'react-dom/server';
import { ARTICLE_PAGES } from 'virtual:article-pages';
import { App } from './App';
import { DESCRIPTIONS } from './descriptions';
import { documentOf } from './document';
import { dataOf } from './content/data-of';
import BreathingNotes from './features/breathing/notes/BreathingNotes';
import { HelpEssentialsContext } from './features/help/HelpDialog';
import { HelpEssentials } from './features/help/HelpEssentials';
import { preloadCode } from './page-loader';
import { provideData } from './platform/page-data/page-data';
import { SiteContext } from './platform/page-data/site';
import { NOT_FOUND, REDIRECTS, ROUTES, shownRoute } from './routes';
import { FooterLinks } from './ui/layout/FooterLinks';
import { FooterRow } from './ui/layout/FooterRow';
import { NavigationLinks } from './ui/layout/NavigationLinks';
import { PlaceLinks } from './ui/layout/PlaceLinks';
import { ServerPartsContext } from './ui/layout/ServerPart';
import { HtmlContext } from './ui/layout/StaticHtml';
import { SubscribeNote } from './ui/subscribe/SubscribeNote';

/** What the server needs to serve pages; see the type for what each part means. */
export const pages: PageBundle = {
  paths: ROUTES.map((route) => route.path),
  forOperators: ROUTES.filter(({ access }) => access === 'operator').map((route) => route.path),
  withData: ROUTES.filter(({ hasData }) => hasData === true).map((route) => route.path),
  indexed: Object.keys(DESCRIPTIONS),
  articles: ARTICLE_PAGES.length,
  redirects: REDIRECTS,
  render,
};

function serverParts(path: string, { diaryUrl, operatorName, address, email, phone }: Site) {
  return {
    navigation: <NavigationLinks path={path} />,
    places: <PlaceLinks path={path} diaryUrl={diaryUrl} />,
    subscribeNote: <SubscribeNote operatorName={operatorName} />,
    footerLinks: <FooterLinks address={address} email={email} phone={phone} />,
    footerRow: <FooterRow />,
    breathingNotes: <BreathingNotes />,
  };
}

async function render(path: string, context: PageContext): Promise<RenderedPage> {
  const route = shownRoute(path, context.site);
  await preloadCode(route);
  const data = route.hasData === true ? dataOf(route.path, context) : null;
  provideData(route.path, data);
  const body = renderToString(
    <SiteContext value={context.site}>
      <HtmlContext value={renderToString}>
        <HelpEssentialsContext value={<HelpEssentials />}>
          <ServerPartsContext value={serverParts(path, context.site)}>
            <App ssrPath={path} />
          </ServerPartsContext>
        </HelpEssentialsContext>
      </HtmlContext>
    </SiteContext>,
  );
  return {
    status: route === NOT_FOUND ? 404 : 200,
    data: data === null ? null : JSON.stringify(data),
    ...documentOf({ route, path, body, data, ...context }),
  };
}
