/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { KEEP_SOUNDS, KEPT_DATA, KEPT_PAGES, KEPT_SOUNDS } from './kept-pages';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD_ID: string;
declare const BUILD_FILES: readonly string[];

const PAGES = `pages-${BUILD_ID}`;
const SOUNDS = 'sounds';
const PAGE_TIME_LIMIT_MS = 4_000;

// Names of built files carry a hash of their content, so they need no revision of their own.
precacheAndRoute(BUILD_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

self.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldPages().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === KEEP_SOUNDS) void keepSounds();
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isKept(url.pathname),
  ({ request, url }) => freshOrKept(request, url.pathname),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (KEPT_DATA as readonly string[]).includes(url.pathname),
  ({ request, url }) => freshOrKept(request, url.pathname),
);

registerRoute(
  ({ url }) => (KEPT_SOUNDS as readonly string[]).includes(url.pathname),
  async ({ request, url }) => {
    const kept = await caches.match(url.pathname, { cacheName: SOUNDS });
    if (kept === undefined) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  },
);

function isKept(path: string): boolean {
  return (KEPT_PAGES as readonly string[]).includes(path);
}

/** The page from the network, kept for later; the kept one when the network fails or is too slow. */
async function freshOrKept(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(path);
  try {
    const signal = kept === undefined ? null : AbortSignal.timeout(PAGE_TIME_LIMIT_MS);
    const fresh = await fetch(request.url, { signal, credentials: 'same-origin', redirect: 'manual' });
    if (fresh.status === 200) await cache.put(path, fresh.clone());
    if (fresh.status < 500 || kept === undefined) return fresh;
    return kept;
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keepPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.addAll([...KEPT_PAGES, ...KEPT_DATA].map((path) => new Request(path, { cache: 'no-cache' })));
}

async function forgetOldPages(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('pages-') && name !== PAGES) await caches.delete(name);
  }
}

async function keepSounds(): Promise<void> {
  const cache = await caches.open(SOUNDS);
  for (const path of KEPT_SOUNDS) if ((await cache.match(path)) === undefined) await cache.add(path);
}
