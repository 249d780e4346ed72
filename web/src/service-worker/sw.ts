/// <reference lib="webworker" />
import { pageDataPath } from '@stillgrove/contract/pages';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import {
  FIRST_DATA,
  FIRST_PAGES,
  KEEP_LIGHT_PAGES,
  keepSoundsMessage,
  KEPT_PAGES,
  KEPT_SOUNDS,
  LIGHT_PAGES,
  type SoundSet,
} from './kept-pages';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD_ID: string;
/** Scripts, styles and fonts. */
declare const CODE_FILES: readonly string[];
/** Drawings. */
declare const PICTURE_FILES: readonly string[];

const PAGES = `pages-${BUILD_ID}`;
const PICTURES = 'pictures';
const SOUNDS = 'sounds';
const VIDEOS = 'videos';
/** Pictures of videos that are kept; a playlist has at most twenty. */
const VIDEOS_KEPT = 60;
const SOUND_SETS = Object.keys(KEPT_SOUNDS) as SoundSet[];
const PAGE_TIME_LIMIT_MS = 4_000;

const keptData = new Set(KEPT_PAGES.map(pageDataPath));
const pictures = new Set(PICTURE_FILES);

// Names of built files carry a hash of their content, so they need no revision of their own.
precacheAndRoute(CODE_FILES.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstPages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  for (const set of SOUND_SETS) {
    if (event.data === keepSoundsMessage(set)) event.waitUntil(keepMissing(SOUNDS, KEPT_SOUNDS[set]));
  }
  if (event.data === KEEP_LIGHT_PAGES) event.waitUntil(renewHelp().then(keepLightPages));
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && KEPT_PAGES.includes(url.pathname),
  ({ request, url }) => freshOrKept(request, url),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptData.has(url.pathname),
  ({ request, url }) => freshOrKept(request, url),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pictures.has(url.pathname),
  async ({ request, url }) => {
    const cache = await caches.open(PICTURES);
    const kept = await cache.match(url.pathname);
    if (kept !== undefined) return kept;
    const fresh = await fetch(request);
    if (fresh.status === 200) await cache.put(url.pathname, fresh.clone());
    return fresh;
  },
);

registerRoute(
  ({ url }) => SOUND_SETS.some((set) => (KEPT_SOUNDS[set] as readonly string[]).includes(url.pathname)),
  async ({ request, url }) => {
    const kept = await caches.match(url.pathname, { cacheName: SOUNDS });
    if (kept === undefined) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  },
);

// The same for everybody: videos, their pictures and the scenes that were last seen.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.method === 'GET' && /^\/(?:api\/v1\/videos(?:$|\/)|scenes\/)/.test(url.pathname),
  async ({ request, url }) => {
    const answer = await freshOrKept(request, url, VIDEOS);
    await forgetOldest(VIDEOS, VIDEOS_KEPT);
    return answer;
  },
);

/** The page from the network, kept for later; the kept one when the network fails or is too slow. */
async function freshOrKept(
  request: Request,
  { pathname, searchParams }: URL,
  name = PAGES,
): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(pathname);
  try {
    const signal = kept === undefined ? null : AbortSignal.timeout(PAGE_TIME_LIMIT_MS);
    const fresh = await fetch(request.url, { signal, credentials: 'same-origin', redirect: 'manual' });
    // A variant that somebody tries is not the page that everybody gets.
    if (fresh.status === 200 && !searchParams.has('landing')) await cache.put(pathname, fresh.clone());
    if (fresh.status < 500 || kept === undefined) return fresh;
    return kept;
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

async function forgetOldest(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
}

async function keepFirstPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.addAll([...FIRST_PAGES, ...FIRST_DATA].map((path) => new Request(path, { cache: 'no-cache' })));
}

/** Numbers are corrected now and then. While they are the same, asking costs next to nothing. */
async function renewHelp(): Promise<void> {
  const cache = await caches.open(PAGES);
  const asked = ['/help', ...FIRST_DATA].map((path) => new Request(path, { cache: 'no-cache' }));
  // Without a network the kept ones stand.
  await cache.addAll(asked).catch(() => undefined);
}

async function keepLightPages(): Promise<void> {
  await keepMissing(PAGES, LIGHT_PAGES);
  await keepMissing(PICTURES, PICTURE_FILES);
}

/** One after the other, so that whatever the visitor does meanwhile comes first. */
async function keepMissing(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const path of paths) if ((await cache.match(path)) === undefined) await cache.add(path);
}

async function forgetOldBuilds(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('pages-') && name !== PAGES) await caches.delete(name);
  }
  const cache = await caches.open(PICTURES);
  for (const request of await cache.keys()) {
    if (!pictures.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
