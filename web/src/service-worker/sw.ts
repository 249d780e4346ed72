/// <reference lib="webworker" />
import { pageDataPath } from '@stillgrove/contract/pages';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { createAnswers } from './answers';
import { createKeptFiles, LAST_SEEN, SOUNDS } from './kept-files';
import { KEPT_PAGES, LISTS } from './kept-pages';
import { type BuildMessage, KEEP_ALL_PAGES, keepSoundsMessage, KEPT_SOUNDS, type SoundSet } from './messages';

declare const self: ServiceWorkerGlobalScope;
// Set when the service worker is built: see vite.service-worker.config.ts.
declare const BUILD_ID: string;
declare const CODE_FILES: readonly string[];
declare const PICTURE_FILES: readonly string[];
/** The path of the first script of this build. */
declare const ENTRY_FILE: string;

const { pages, cacheOfFile, keepFirstFiles, keepAllFiles, keepMissing, forgetOldBuilds, forgetOldest } =
  createKeptFiles({
    caches,
    origin: self.location.origin,
    build: { id: BUILD_ID, codeFiles: CODE_FILES, pictureFiles: PICTURE_FILES },
  });
const { freshOrKept, keptOrFresh, orOffline } = createAnswers({
  caches,
  fetch: (input, init) => fetch(input, init),
  timeLimit: (ms) => AbortSignal.timeout(ms),
});

/** Lists and pictures of videos that are kept; a playlist has at most twenty. */
const LAST_SEEN_KEPT = 60;
const SOUND_SETS = Object.keys(KEPT_SOUNDS) as SoundSet[];

const keptData = new Set(KEPT_PAGES.map(pageDataPath));
const sounds = new Set<string>(Object.values(KEPT_SOUNDS).flat());

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
  for (const set of SOUND_SETS) {
    if (event.data === keepSoundsMessage(set)) event.waitUntil(keepMissing(SOUNDS, KEPT_SOUNDS[set]));
  }
  if (event.data === KEEP_ALL_PAGES) event.waitUntil(keepAllFiles().then(keepShortSounds));
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && KEPT_PAGES.includes(url.pathname),
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
  ({ request, url }) => keptOrFresh(request, url, cacheOfFile(url.pathname)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && sounds.has(url.pathname),
  async ({ request, url }) => {
    const kept = await caches.match(url.pathname, { cacheName: SOUNDS });
    if (kept === undefined) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
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

/** The long sound is cached only for members, who are likely to use the breathing exercise. */
async function keepShortSounds(): Promise<void> {
  await keepMissing(
    SOUNDS,
    [...sounds].filter((path) => path.endsWith('.mp3')),
  );
}

async function tellOpenPages(): Promise<void> {
  const message: BuildMessage = { entry: ENTRY_FILE };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
