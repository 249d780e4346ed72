import { afterEach, expect, test, vi } from 'vitest';
import { loadModule } from './load-module';

afterEach(() => vi.unstubAllGlobals());

/** A network with these files, of which some fail at first, and a page whose HTML had others fetched. */
function network(
  files: Record<string, string>,
  failing: readonly string[] = [],
  parts: readonly string[] = [],
) {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => parts.find((part) => selector.includes(`"${part}"`)) ?? null,
  });
  const asked: string[] = [];
  const left = new Set(failing);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (left.delete(path)) throw new TypeError('Failed to fetch');
    return new Response(files[path] ?? '', { status: path in files ? 200 : 404 });
  });
  return asked;
}

/** What the build makes of an `import()`: its text names the file. */
const importOf = (name: string, done: string[]) =>
  Object.assign(async () => done.push(name), { toString: () => `()=>import(\`./${name}\`)` });

test('a module is imported once it and all that it imports are in the cache', async () => {
  const asked = network({
    '/assets/a.js': 'import{x}from"./b.js";import"./c.js";const later=()=>import(`./d.js`)',
    '/assets/b.js': "import {y} from './c.js'",
    '/assets/c.js': 'export const z=1',
  });
  const done: string[] = [];
  await loadModule(importOf('a.js', done));
  expect(done).toEqual(['a.js']);
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});

test('what broke off is not imported, since a browser would remember the failure, and can be tried again', async () => {
  const asked = network({ '/assets/e.js': 'import"./f.js"', '/assets/f.js': '' }, ['/assets/f.js']);
  const done: string[] = [];
  await expect(loadModule(importOf('e.js', done))).rejects.toThrow('Failed to fetch');
  expect(done).toEqual([]);
  await loadModule(importOf('e.js', done));
  expect(done).toEqual(['e.js']);
  expect(asked.filter((path) => path === '/assets/f.js')).toHaveLength(2);
});

test('a file that the server does not have is an error', async () => {
  network({});
  await expect(loadModule(importOf('g.js', []))).rejects.toThrow('/assets/g.js is not available.');
});

test('what was fetched with the page is imported without being asked for again', async () => {
  const asked = network(
    { '/assets/h.js': 'import"./i.js"', '/assets/i.js': '', '/assets/j.js': 'import"./i.js"' },
    [],
    ['/assets/h.js', '/assets/i.js'],
  );
  const done: string[] = [];
  await loadModule(importOf('h.js', done));
  expect(asked).toEqual([]);
  await loadModule(importOf('j.js', done));
  expect(asked).toEqual(['/assets/j.js']);
  expect(done).toEqual(['h.js', 'j.js']);
});
