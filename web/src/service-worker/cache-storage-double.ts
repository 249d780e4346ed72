/** Where the paths of a test lie. */
export const ORIGIN = 'https://stillgrove.example';

type Network = (path: string) => Response | Promise<Response>;

export type CacheStorageDouble = {
  readonly caches: CacheStorage;
  /** The paths that a cache holds, oldest first. */
  pathsIn(cacheName: string): Promise<string[]>;
  /** The text that a cache holds for a path; null when it holds none. */
  textIn(cacheName: string, path: string): Promise<string | null>;
};

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;

/** The caches of a browser, in memory, as far as the service worker uses them. */
export function createCacheStorageDouble(network: Network): CacheStorageDouble {
  const stores = new Map<string, Map<string, Response>>();

  const cacheOver = (store: Map<string, Response>) => {
    const fetchGood = async (path: string) => {
      const answer = await network(path);
      // As browsers do: an answer that is no success is never added.
      if (!answer.ok) throw new TypeError(`${path} answered ${String(answer.status)}`);
      return answer;
    };
    return {
      match: (request: RequestInfo | URL) => Promise.resolve(store.get(pathOf(request))?.clone()),
      put(request: RequestInfo | URL, response: Response) {
        store.set(pathOf(request), response);
        return Promise.resolve();
      },
      async add(request: RequestInfo | URL) {
        store.set(pathOf(request), await fetchGood(pathOf(request)));
      },
      async addAll(requests: RequestInfo[]) {
        const answers = await Promise.all(requests.map((one) => fetchGood(pathOf(one))));
        for (const [index, one] of requests.entries()) {
          const answer = answers[index];
          if (answer) store.set(pathOf(one), answer);
        }
      },
      delete: (request: RequestInfo | URL) => Promise.resolve(store.delete(pathOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((path) => new Request(new URL(path, ORIGIN)))),
    };
  };

  const caches = {
    open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve(cacheOver(store));
    },
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match(request: RequestInfo | URL) {
      for (const store of stores.values()) {
        const found = store.get(pathOf(request));
        if (found) return Promise.resolve(found.clone());
      }
      return Promise.resolve(undefined);
    },
  } as unknown as CacheStorage;

  return {
    caches,
    pathsIn: (cacheName) => Promise.resolve([...(stores.get(cacheName)?.keys() ?? [])]),
    textIn: async (cacheName, path) => (await stores.get(cacheName)?.get(path)?.clone().text()) ?? null,
  };
}
