import { createElement, useEffect, useReducer, useState, type ReactElement } from 'react';
import { type AroundNavHandler, Redirect, Router, useLocation } from 'wouter';
import { loadedPage, preloadPage } from './page-loader';
import { FirstWeekOnNeed } from './features/first-week/FirstWeekOnNeed';
import { HelpDialog } from './features/help/HelpDialog';
import { QuietLineOnNeed } from './features/quiet-line/QuietLineOnNeed';
import { Guard } from './Guard';
import { changePage } from './platform/navigation/page-transition';
import { loadedData, PageDataContext } from './platform/page-data/page-data';
import { announceHydration } from './platform/screen/hydrated';
import { useAppStore } from './platform/session/app-store';
import { useSite } from './platform/page-data/site';
import { NOT_FOUND, REDIRECTS, shownRoute, spellingOf, type Route } from './routes';
import { LastingPart } from './ui/layout/LastingPart';
import { NotLoaded } from './ui/layout/NotLoaded';
import { PageBoundary } from './ui/layout/PageBoundary';
import { PageFrame } from './ui/layout/PageFrame';
import { QuietPlaceholder } from './ui/layout/QuietPlaceholder';
import { Toasts } from './ui/toasts/Toasts';

type AppProps = {
  /** Set where a page is rendered on the server. */
  ssrPath?: string;
  /** The path of the first page where the server said that there is none. */
  missingPath?: string;
};

/** The whole application. */
export function App({ ssrPath, missingPath }: AppProps): ReactElement {
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })} aroundNav={useNavigateWhenLoaded()}>
      <CurrentPage missingPath={missingPath} />
      <LastingPart />
      <QuietLineOnNeed />
      <HelpDialog />
      <Toasts />
    </Router>
  );
}

/** Of two navigations at once the later one counts, whichever page's code comes first. */
let latestNavigation = 0;

/** Shows the old page until the new one is there; falls back to a full load when its code could not be loaded. */
function useNavigateWhenLoaded(): AroundNavHandler {
  const site = useSite();
  return (navigate, to, options) => {
    const url = new URL(to, location.href);
    latestNavigation += 1;
    const mine = latestNavigation;
    const show = () => {
      if (mine === latestNavigation) navigate(to, options);
    };
    // A redirect, and a place on the same page, are not another page to the person.
    const isOtherPage = options?.replace !== true && url.pathname !== location.pathname;
    preloadPage(shownRoute(url.pathname, site)).then(
      () => (isOtherPage ? changePage(show) : show()),
      () => location.assign(to),
    );
  };
}

function CurrentPage({ missingPath }: { missingPath: string | undefined }): ReactElement {
  const [path] = useLocation();
  const redirect = REDIRECTS[path.toLowerCase()];
  const shown = shownRoute(path, useSite());
  // Selected as one boolean, so that no other page renders again once the session is known.
  const refused = useAppStore(
    ({ operator }) =>
      shown.access === 'operator' && (operator === false || (operator === null && path === missingPath)),
  );
  // To everyone else an operator's page does not exist; the server answers the same.
  const route = refused ? NOT_FOUND : shown;
  const spelling = spellingOf(route, path);
  if (redirect !== undefined) return <Redirect to={redirect} replace />;
  if (spelling !== path) return <Redirect to={spelling} replace />;
  return (
    <>
      <PageFrame title={route.title} path={path} hasShortFooter={route.access !== 'public'}>
        <PageBoundary key={route.path}>
          <Guard access={route.access} path={path}>
            <Page route={route} />
          </Guard>
        </PageBoundary>
      </PageFrame>
      <Visit access={route.access} path={spelling} />
    </>
  );
}

/** Notes a person's visit of a page on this device. */
function Visit({ access, path }: Pick<Route, 'access' | 'path'>): ReactElement | null {
  const userId = useAppStore((state) => state.app.user?.id);
  const isNoted = access === 'member' || path === '/articles';
  return userId !== undefined && isNoted ? <FirstWeekOnNeed userId={userId} path={path} /> : null;
}

function Page({ route }: { route: Route }): ReactElement {
  const [failed, setFailed] = useState(false);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const data = route.hasData === true ? loadedData(route.path) : null;
  const Loaded = data === undefined ? undefined : loadedPage(route);
  useEffect(() => {
    if (Loaded === undefined) preloadPage(route).then(showLoaded, () => setFailed(true));
  }, [Loaded, route]);
  useEffect(announceHydration, []);
  if (Loaded === undefined) return failed ? <NotLoaded /> : <QuietPlaceholder />;
  return <PageDataContext value={data}>{createElement(Loaded)}</PageDataContext>;
}
