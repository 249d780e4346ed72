import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { preloadPage } from './page-loader';
import { retry } from './platform/http/retry';
import { adoptEmbeddedData } from './platform/page-data/page-data';
import { noteArrivals } from './platform/navigation/arrival';
import { noteTappedLinks } from './platform/navigation/page-transition';
import { noteScrollPositions } from './platform/navigation/scroll-position';
import { preloadAhead, preloadOnIntent } from './platform/navigation/preload';
import { loadMotion } from './platform/preferences/motion';
import { takeOverNotice } from './platform/toasts/toast-store';
import { registerServiceWorker } from './platform/offline/register';
import { type AppState, useAppStore } from './platform/session/app-store';
import { session } from './platform/session/session';
import { readSite, SiteContext } from './platform/page-data/site';
import { NOT_FOUND, shownRoute } from './routes';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element for the application.');

const site = await readSite();

const missing = document.documentElement.dataset.status === '404';
const firstRoute = missing ? NOT_FOUND : shownRoute(location.pathname, site);
const app = (
  <StrictMode>
    <SiteContext value={site}>
      <App {...(missing ? { missingPath: location.pathname } : {})} />
    </SiteContext>
  </StrictMode>
);
adoptEmbeddedData(firstRoute.path);
useAppStore.subscribe(showPerson);
noteArrivals();
noteScrollPositions();
noteTappedLinks();
// Asked while the page's code is still on its way.
const sessionStarted = session.start();
// The server's HTML can be read in the meantime. If this fails for good, the page itself says so.
await retry(() => preloadPage(firstRoute)).catch(() => undefined);
// As a transition it is done in slices, and a tap or a scroll in between is answered at once.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

takeOverNotice();
loadMotion();
const preload = (path: string) => preloadPage(shownRoute(path, site));
preloadOnIntent(preload);
preloadAhead(preload);
registerServiceWorker(new URL(import.meta.url).pathname);
await sessionStarted;

/** Style sheets show and hide what depends on whether someone is signed in. */
function showPerson({ sessionKnown, app: { user } }: AppState): void {
  const { dataset } = document.documentElement;
  if (!sessionKnown) delete dataset.person;
  else if (user === null) {
    delete dataset.person;
    delete dataset.member;
  } else {
    dataset.person = '';
    dataset.member = '';
  }
}
