import { expect, test } from 'vitest';
import { createCacheStorageDouble, ORIGIN } from './cache-storage-double';
import { type Build, createKeptFiles, LAST_SEEN } from './kept-files';
import { FIRST_DATA, FIRST_PAGES } from './kept-pages';

const BUILD: Build = {
  id: 'two',
  codeFiles: ['/assets/app-2.js', '/assets/same.css'],
  pictureFiles: ['/assets/hills-1.svg', '/assets/not-found-1.svg'],
  articlePages: ['/anxiety'],
};

/** The files of a build over a network that notes what it is asked for. */
function setUp(options: { build?: Build; away?: readonly string[] } = {}) {
  const asked: string[] = [];
  const away = new Set(options.away);
  const storage = createCacheStorageDouble((path) => {
    asked.push(path);
    return away.has(path) ? new Response('', { status: 503 }) : new Response(`fresh ${path}`);
  });
  const files = createKeptFiles({ caches: storage.caches, origin: ORIGIN, build: options.build ?? BUILD });
  return { ...storage, files, asked, away };
}

test('the first visit keeps code, help and the way to a breath, and the drawing of the offline page', async () => {
  const { files, pathsIn } = setUp();
  await files.keepFirstFiles();
  expect(await pathsIn('code-two')).toEqual(BUILD.codeFiles);
  expect(await pathsIn('pages-two')).toEqual([...FIRST_PAGES, ...FIRST_DATA]);
  expect(await pathsIn('pictures')).toEqual(['/assets/not-found-1.svg']);
});

test('a quiet moment keeps every page and drawing that works offline, and no page of one person', async () => {
  const { files, pathsIn } = setUp();
  await files.keepAllFiles();
  const kept = await pathsIn('pages-two');
  expect(kept).toEqual(expect.arrayContaining([...files.keptPages, ...FIRST_DATA]));
  expect(kept).toEqual(expect.arrayContaining(['/anxiety', '/memory', '/breathing', '/privacy']));
  expect(kept.filter((path) => /^\/(?:api|operator|account)\b/.test(path))).toEqual([]);
  expect(await pathsIn('pictures')).toEqual(BUILD.pictureFiles);
});

test('what is kept already is not fetched again, except the numbers of help', async () => {
  const { files, asked } = setUp();
  await files.keepAllFiles();
  asked.length = 0;
  await files.keepAllFiles();
  expect(asked).toEqual(['/help', ...FIRST_DATA]);
});

test('help that cannot be fetched again stays as it was kept', async () => {
  const { files, away, textIn } = setUp();
  await files.keepAllFiles();
  away.add('/help');
  await files.keepAllFiles();
  expect(await textIn('pages-two', '/help')).toBe('fresh /help');
});

test('a file that the build before had as well is taken from there', async () => {
  const { files, caches, asked } = setUp();
  await (await caches.open('code-one')).put('/assets/same.css', new Response('known'));
  await files.keepFirstFiles();
  expect(asked).toContain('/assets/app-2.js');
  expect(asked).not.toContain('/assets/same.css');
});

test('a first visit that breaks off keeps no error in place of a page', async () => {
  const { files, pathsIn } = setUp({ away: ['/breathing'] });
  await expect(files.keepFirstFiles()).rejects.toThrow('/breathing');
  expect(await pathsIn('pages-two')).toEqual([]);
});

test('of earlier builds the code of the one before stays, and nothing else', async () => {
  const { files, caches, pathsIn } = setUp();
  for (const name of ['code-zero', 'pages-zero', 'code-one', 'pages-one', 'sounds', LAST_SEEN])
    await (await caches.open(name)).put('/x', new Response('old'));
  await files.keepFirstFiles();
  await (await caches.open('pictures')).put('/assets/gone-1.svg', new Response('old'));
  await files.forgetOldBuilds();
  expect(await caches.keys()).toEqual(['code-one', LAST_SEEN, 'code-two', 'pages-two', 'pictures']);
  expect(await pathsIn('pictures')).toEqual(['/assets/not-found-1.svg']);
});

test('of what was seen last the newest stay', async () => {
  const { files, caches, pathsIn } = setUp();
  const cache = await caches.open(LAST_SEEN);
  for (const path of ['/1', '/2', '/3']) await cache.put(path, new Response());
  await files.forgetOldest(LAST_SEEN, 2);
  expect(await pathsIn(LAST_SEEN)).toEqual(['/2', '/3']);
  await files.forgetOldest(LAST_SEEN, 5);
  expect(await pathsIn(LAST_SEEN)).toEqual(['/2', '/3']);
});

test('only files of this build have a cache of their own', () => {
  const { files } = setUp();
  expect(files.cacheOfFile('/assets/app-2.js')).toBe('code-two');
  expect(files.cacheOfFile('/assets/hills-1.svg')).toBe('pictures');
  expect(files.cacheOfFile('/assets/app-1.js')).toBeNull();
});
