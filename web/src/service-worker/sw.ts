/// <reference lib="webworker" />
import { pageDataPath } from '@stillgrove/contract/pages';
import { registerRoute } from 'workbox-routing';
import { createAnswers } from './answers';
import { createKeptFiles, LAST_SEEN } from './kept-files';
import { LISTS } from './kept-pages';
import { retry } from '../platform/http/retry';
import { type BuildMessage, KEEP_ALL_PAGES } from '../platform/offline/messages';

declare const self: ServiceWorkerGlobalScope;
// Set when the service worker is built: see vite.service-worker.config.ts.
declare const BUILD_ID: string;
declare const CODE_FILES: readonly string[];
declare const PICTURE_FILES: readonly string[];
declare const ARTICLE_PAGES: readonly string[];
/** The path of the first script of this build. */
declare const ENTRY_FILE: string;

const { pages, keptPages, cacheOfFile, keepFirstFiles, keepAllFiles, forgetOldBuilds, forgetOldest } =
  createKeptFiles({
    caches,
    origin: self.location.origin,
    build: {
      id: BUILD_ID,
      codeFiles: CODE_FILES,
      pictureFiles: PICTURE_FILES,
      articlePages: ARTICLE_PAGES,
    },
  });
const { freshOrKept, keptOrFresh, orOffline } = createAnswers({
  caches,
  fetch: (input, init) => fetch(input, init),
  timeLimit: (ms) => AbortSignal.timeout(ms),
});

/** Lists and pictures of videos that are kept; a playlist has at most twenty. */
const LAST_SEEN_KEPT = 60;
/** The longest pause between two tries of a file that broke off, in milliseconds; there are three tries. */
const LONGEST_FILE_PAUSE_MS = 2_000;

const keptData = new Set(keptPages.map(pageDataPath));

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    forgetOldBuilds()
      .then(() => self.clients.claim())
      .then(tellOpenPages),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP_ALL_PAGES) event.waitUntil(keepAllFiles());
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && keptPages.includes(url.pathname),
  ({ request, url }) => orOffline(freshOrKept(request, url, pages), url),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  ({ request, url }) => orOffline(fetch(request), url),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptData.has(url.pathname),
  ({ request, url }) => freshOrKept(request, url, pages),
);

// Of any build: a tab that was opened on the one before still asks for its files.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(?:js|css|woff2|svg)$/.test(url.pathname),
  ({ request, url }) => {
    const answer = () => keptOrFresh(request, url, cacheOfFile(url.pathname));
    // A page cannot ask again for a module that broke off: the browser remembers that it failed.
    return self.navigator.onLine ? retry(answer, LONGEST_FILE_PAUSE_MS) : answer();
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.method === 'GET' && LISTS.test(url.pathname),
  async ({ request, url }) => {
    const answer = await freshOrKept(request, url, LAST_SEEN);
    await forgetOldest(LAST_SEEN, LAST_SEEN_KEPT);
    return answer;
  },
);

async function tellOpenPages(): Promise<void> {
  const message: BuildMessage = { entry: ENTRY_FILE };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
