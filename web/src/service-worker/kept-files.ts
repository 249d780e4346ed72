/// <reference lib="webworker" />
import { FIRST_DATA, FIRST_PAGES, FURTHER_PAGES } from './kept-pages';

declare const BUILD_ID: string;
/** Scripts, styles and fonts; their names carry a hash of their content. */
declare const CODE_FILES: readonly string[];
/** Drawings, named likewise. */
declare const PICTURE_FILES: readonly string[];

const CODE_OF_BUILDS = 'code-';
const CODE = `${CODE_OF_BUILDS}${BUILD_ID}`;
const PICTURES = 'pictures';
export const PAGES = `pages-${BUILD_ID}`;
export const SOUNDS = 'sounds';
export const LAST_SEEN = 'last-seen';

const code = new Set(CODE_FILES);
const pictures = new Set(PICTURE_FILES);

/** Which cache a built file belongs into; null for all other paths. */
export function cacheOfFile(path: string): string | null {
  if (code.has(path)) return CODE;
  return pictures.has(path) ? PICTURES : null;
}

/** Scripts and styles first: a page without them is only to be read. */
export async function keepFirstFiles(): Promise<void> {
  await keepMissing(CODE, CODE_FILES);
  await keepNewest([...FIRST_PAGES, ...FIRST_DATA]);
  await keepMissing(PICTURES, PICTURE_FILES.filter(isOfOfflinePage));
}

/** The drawing of the page that stands in for others. */
function isOfOfflinePage(path: string): boolean {
  return path.includes('/not-found-');
}

/** Everything else that works offline, and anew what the browser has taken away. */
export async function keepAllFiles(): Promise<void> {
  await keepMissing(CODE, CODE_FILES);
  // Numbers are corrected now and then. While they are the same, asking costs next to nothing.
  await keepNewest(['/help', ...FIRST_DATA]).catch(() => undefined);
  await keepMissing(PAGES, [...FIRST_PAGES, ...FURTHER_PAGES]);
  await keepMissing(PICTURES, PICTURE_FILES);
}

/** One after the other, so that whatever the visitor does meanwhile comes first. */
export async function keepMissing(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const path of paths) {
    if ((await cache.match(path)) !== undefined) continue;
    // An earlier build may have had the same file.
    const known = code.has(path) ? await caches.match(path) : undefined;
    await (known === undefined ? cache.add(path) : cache.put(path, known));
  }
}

async function keepNewest(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'no-cache' })));
}

/**
 * Forgets what earlier builds had. The code of the one before stays, for tabs that are open on it and have
 * not loaded all of theirs.
 */
export async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const before = names.filter((name) => name.startsWith(CODE_OF_BUILDS) && name !== CODE).at(-1);
  const kept = [CODE, PAGES, PICTURES, SOUNDS, LAST_SEEN, before];
  for (const name of names) if (!kept.includes(name)) await caches.delete(name);
  await forgetOthers(PICTURES, pictures);
}

async function forgetOthers(name: string, paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Keeps no more than so many of a cache, the newest. */
export async function forgetOldest(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
}
