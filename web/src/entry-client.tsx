import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { preloadPage } from './page-loader';
import { again } from './platform/http/again';
import { adoptEmbeddedData } from './platform/page-data/page-data';
import { noteArrivals } from './platform/navigation/arrival';
import { noteEarlyInput } from './platform/navigation/early-input';
import { preloadAhead } from './platform/navigation/preload-ahead';
import { preloadOnIntent } from './platform/navigation/preload-on-intent';
import { loadMotion } from './platform/preferences/motion';
import { loadTheme } from './platform/preferences/theme';
import { takeOverNotice } from './platform/toasts/notice';
import { askInPeace, registerServiceWorker } from './platform/offline/register';
import { useAppStore } from './platform/session/app-store';
import { session } from './platform/session/session';
import { readSite, SiteContext } from './platform/site/site';
import { NOT_FOUND, shownRoute } from './routes';
import { keepSoundsMessage } from './service-worker/messages';
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
noteArrivals();
// Asked while the page's code is still on its way.
const sessionStarted = session.start();
// The server's HTML can be read in the meantime. If this fails for good, the page itself says so.
await again(() => preloadPage(firstRoute)).catch(() => undefined);
noteEarlyInput();
// As a transition it is done in slices, and a tap or a scroll in between is answered at once.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

takeOverNotice();
loadTheme();
loadMotion();
const preload = (path: string) => preloadPage(shownRoute(path, site));
preloadOnIntent(preload);
preloadAhead(preload);
registerServiceWorker(new URL(import.meta.url).pathname);
await sessionStarted;
// Members should be able to use the breathing exercise offline.
if (useAppStore.getState().app.user !== null) askInPeace(keepSoundsMessage('breathing'));
