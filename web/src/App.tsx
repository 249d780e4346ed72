import { createElement, useEffect, useReducer, useState, type ReactElement } from 'react';
import { type AroundNavHandler, Redirect, Router, useLocation } from 'wouter';
import { loadedPage, preloadPage } from './page-loader';
import { HelpOnTap } from './features/help/HelpOnTap';
import { QuietLineOnNeed } from './features/quiet-line/QuietLineOnNeed';
import { Guard } from './Guard';
import { answerEarlyInput } from './platform/navigation/early-input';
import { answerEarlyPress } from './platform/navigation/early-press';
import { loadedData, PageDataContext } from './platform/page-data/page-data';
import { useAppStore } from './platform/session/app-store';
import { noteVisit } from './platform/visits/visits';
import { useSite } from './platform/site/site';
import { NOT_FOUND, REDIRECTS, shownRoute, spellingOf, type Route } from './routes';
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
  useEffect(() => {
    // From here on a press does something; tests wait for it.
    document.documentElement.dataset.hydrated = '';
    // Once React is done: in the middle of its work it would take back what a field holds.
    queueMicrotask(() => {
      answerEarlyInput();
      answerEarlyPress();
    });
  }, []);
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })} aroundNav={useNavigateWhenLoaded()}>
      <CurrentPage missingPath={missingPath} />
      <QuietLineOnNeed />
      <HelpOnTap />
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
    preloadPage(shownRoute(url.pathname, site)).then(
      () => {
        if (mine === latestNavigation) navigate(to, options);
      },
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
  useNotedVisit(route, spelling);
  if (redirect !== undefined) return <Redirect to={redirect} replace />;
  if (spelling !== path) return <Redirect to={spelling} replace />;
  return (
    <PageFrame title={route.title} path={path}>
      <PageBoundary key={route.path}>
        <Guard access={route.access} path={path}>
          <Page route={route} />
        </Guard>
      </PageBoundary>
    </PageFrame>
  );
}

/** Remembers on this device which page a member opened last, to offer it again. */
function useNotedVisit({ access }: Route, path: string): void {
  const userId = useAppStore((state) => state.app.user?.id);
  useEffect(() => {
    if (userId !== undefined && (access === 'member' || path === '/articles')) noteVisit(userId, path);
  }, [access, path, userId]);
}

function Page({ route }: { route: Route }): ReactElement {
  const [failed, setFailed] = useState(false);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const data = route.hasData === true ? loadedData(route.path) : null;
  const Loaded = data === undefined ? undefined : loadedPage(route);
  useEffect(() => {
    if (Loaded === undefined) preloadPage(route).then(showLoaded, () => setFailed(true));
  }, [Loaded, route]);
  if (Loaded === undefined) return failed ? <NotLoaded /> : <QuietPlaceholder />;
  return <PageDataContext value={data}>{createElement(Loaded)}</PageDataContext>;
}
