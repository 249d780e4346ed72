import { FIRST_DATA, FIRST_PAGES, FURTHER_PAGES } from './kept-pages';

/** What was built, as the service worker is told when it is built itself. */
export type Build = {
  readonly id: string;
  /** Paths of scripts, styles and fonts; their names carry a hash of their content. */
  readonly codeFiles: readonly string[];
  /** Paths of drawings, named likewise. */
  readonly pictureFiles: readonly string[];
  /** Paths of the articles. */
  readonly articlePages: readonly string[];
};

export type KeptFilesPorts = {
  readonly caches: CacheStorage;
  /** Of our own server, such as `https://stillgrove.example`. */
  readonly origin: string;
  readonly build: Build;
};

export type KeptFiles = {
  /** The cache of the pages of this build. */
  readonly pages: string;
  /** Paths of all pages that are kept. */
  readonly keptPages: readonly string[];
  /** Which cache a built file belongs into; null for all other paths. */
  cacheOfFile(path: string): string | null;
  /** Keeps what the first visit needs: scripts and styles first, since a page without them is only to be read. */
  keepFirstFiles(): Promise<void>;
  /** Keeps everything else that works offline, and again what the browser has taken away. */
  keepAllFiles(): Promise<void>;
  /**
   * Forgets what earlier builds had. The code of the one before stays, for tabs that are open on it and have
   * not loaded all of theirs.
   */
  forgetOldBuilds(): Promise<void>;
  /** Keeps no more than so many of a cache, the newest. */
  forgetOldest(cacheName: string, most: number): Promise<void>;
};

export const LAST_SEEN = 'last-seen';
const PICTURES = 'pictures';
const CODE_OF_BUILDS = 'code-';

/** The files that work without a network: which they are, and in which cache each is kept. */
export function createKeptFiles({ caches, origin, build }: KeptFilesPorts): KeptFiles {
  const codeCache = `${CODE_OF_BUILDS}${build.id}`;
  const pages = `pages-${build.id}`;
  const keptPages = [...FIRST_PAGES, ...FURTHER_PAGES, ...build.articlePages];
  const code = new Set(build.codeFiles);
  const pictures = new Set(build.pictureFiles);

  // One after the other, so that what the visitor does comes first.
  const keepMissing = async (cacheName: string, paths: readonly string[]) => {
    const cache = await caches.open(cacheName);
    for (const path of paths) {
      if ((await cache.match(path)) !== undefined) continue;
      // An earlier build may have had the same file.
      const known = code.has(path) ? await caches.match(path) : undefined;
      await (known === undefined ? cache.add(path) : cache.put(path, known));
    }
  };

  const keepNewest = async (paths: readonly string[]) => {
    const cache = await caches.open(pages);
    await cache.addAll(paths.map((path) => new Request(new URL(path, origin), { cache: 'no-cache' })));
  };

  return {
    pages,
    keptPages,

    cacheOfFile(path) {
      if (code.has(path)) return codeCache;
      return pictures.has(path) ? PICTURES : null;
    },

    async keepFirstFiles() {
      await keepMissing(codeCache, build.codeFiles);
      await keepNewest([...FIRST_PAGES, ...FIRST_DATA]);
      await keepMissing(PICTURES, build.pictureFiles.filter(isOfOfflinePage));
    },

    async keepAllFiles() {
      await keepMissing(codeCache, build.codeFiles);
      // Numbers are corrected now and then. While they are the same, asking costs next to nothing.
      await keepNewest(['/help', ...FIRST_DATA]).catch(() => undefined);
      await keepMissing(pages, keptPages);
      await keepMissing(PICTURES, build.pictureFiles);
    },

    async forgetOldBuilds() {
      const names = await caches.keys();
      const before = names.filter((name) => name.startsWith(CODE_OF_BUILDS) && name !== codeCache).at(-1);
      const kept = [codeCache, pages, PICTURES, LAST_SEEN, before];
      for (const name of names) if (!kept.includes(name)) await caches.delete(name);
      const cache = await caches.open(PICTURES);
      for (const request of await cache.keys()) {
        if (!pictures.has(new URL(request.url).pathname)) await cache.delete(request);
      }
    },

    async forgetOldest(cacheName, most) {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
    },
  };
}

/** The drawing of the page that stands in for others. */
function isOfOfflinePage(path: string): boolean {
  return path.includes('/not-found-');
}
