/// <reference lib="webworker" />
import { OFFLINE_PAGE } from './kept-pages';

const TIME_LIMIT_MS = 4_000;

/**
 * The answer of the network, kept for later; the kept one when the network fails or is too slow.
 *
 * @throws what the network throws when nothing is kept
 */
export async function freshOrKept(
  request: Request,
  { pathname, searchParams }: URL,
  cacheName: string,
): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(pathname);
  try {
    const signal = kept === undefined ? null : AbortSignal.timeout(TIME_LIMIT_MS);
    const fresh = await fetch(request.url, { signal, credentials: 'same-origin', redirect: 'manual' });
    // A variant that somebody tries is not the page that everybody gets.
    if (fresh.status === 200 && !searchParams.has('landing')) await cache.put(pathname, fresh.clone());
    return fresh.status < 500 ? fresh : (kept ?? fresh);
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A file whose name changes with its content; fetched at most once, and kept where it belongs to this build. */
export async function keptOrFresh(
  request: Request,
  { pathname }: URL,
  cacheName: string | null,
): Promise<Response> {
  const kept = await caches.match(pathname);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200 && cacheName !== null) {
    const cache = await caches.open(cacheName);
    await cache.put(pathname, fresh.clone());
  }
  return fresh;
}

/** Leads to the page that says what works without a network, where a page cannot be had. */
export async function orOffline(answer: Promise<Response>, { pathname, search }: URL): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (pathname === OFFLINE_PAGE || (await caches.match(OFFLINE_PAGE)) === undefined) throw error;
    return Response.redirect(
      `${OFFLINE_PAGE}?${new URLSearchParams({ from: pathname + search }).toString()}`,
    );
  }
}
