import { OFFLINE_PAGE } from './kept-pages';

/** A kept page is shown when the network has not answered after this long. */
const TIME_LIMIT_MS = 4_000;

export type AnswersPorts = {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** A signal that aborts after so many milliseconds. */
  readonly timeLimit: (ms: number) => AbortSignal;
};

export type Answers = {
  /**
   * The answer of the network, kept for later; the kept one when the network fails or is too slow.
   *
   * @throws what the network throws when nothing is kept
   */
  freshOrKept(request: Request, url: URL, cacheName: string): Promise<Response>;
  /**
   * A file whose name changes with its content; fetched at most once.
   *
   * @param cacheName where it belongs in this build; null for a file of another build, which is not kept
   */
  keptOrFresh(request: Request, url: URL, cacheName: string | null): Promise<Response>;
  /** Redirects to the offline page when a page is not available. */
  orOffline(answer: Promise<Response>, url: URL): Promise<Response>;
};

/** What the service worker answers a page with: from the network, or from what is kept. */
export function createAnswers({ caches, fetch, timeLimit }: AnswersPorts): Answers {
  return {
    async freshOrKept(request, { pathname, searchParams }, cacheName) {
      const cache = await caches.open(cacheName);
      const kept = await cache.match(pathname);
      try {
        const signal = kept === undefined ? null : timeLimit(TIME_LIMIT_MS);
        const fresh = await fetch(request.url, { signal, credentials: 'same-origin', redirect: 'manual' });
        // A variant that someone tries is not the page that everyone gets.
        if (fresh.status === 200 && !searchParams.has('landing')) await cache.put(pathname, fresh.clone());
        return fresh.status < 500 ? fresh : (kept ?? fresh);
      } catch (error) {
        if (kept === undefined) throw error;
        return kept;
      }
    },

    async keptOrFresh(request, { pathname }, cacheName) {
      const kept = await caches.match(pathname);
      if (kept !== undefined) return kept;
      const fresh = await fetch(request);
      if (fresh.status === 200 && cacheName !== null) {
        const cache = await caches.open(cacheName);
        await cache.put(pathname, fresh.clone());
      }
      return fresh;
    },

    async orOffline(answer, { pathname, search, origin }) {
      try {
        return await answer;
      } catch (error) {
        if (pathname === OFFLINE_PAGE || (await caches.match(OFFLINE_PAGE)) === undefined) throw error;
        const from = new URLSearchParams({ from: pathname + search });
        return Response.redirect(`${origin}${OFFLINE_PAGE}?${from.toString()}`);
      }
    },
  };
}
