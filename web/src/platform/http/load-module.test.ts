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

/** A head that holds links, which load or break off when the test says so. */
function head() {
  type Link = { href: string; dataset: { failed?: string }; onload(): void; onerror(): void };
  const links: Link[] = [];
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)) ?? null,
    createElement: () => {
      const link = {
        dataset: {},
        replaceWith: (other: Link) => links.splice(links.indexOf(link as never), 1, other),
      };
      return link;
    },
    head: { append: (link: Link) => links.push(link) },
  });
  const last = (href: string) => links.findLast((link) => link.href === href);
  return {
    hrefs: () => links.map(({ href }) => href),
    loads: (...hrefs: string[]) => hrefs.forEach((href) => last(href)?.onload()),
    breaksOff: (href: string) => last(href)?.onerror(),
  };
}

const moduleOf = (name: string) => Object.assign(async () => name, { toString: () => '' });

test('style sheets stand in the order of the build, each once, however many ask and whichever comes first', async () => {
  const { hrefs, loads } = head();
  const loading = [
    loadModule(moduleOf('page'), ['assets/used.css', 'assets/page.css']),
    loadModule(moduleOf('part'), ['assets/used.css', 'assets/part.css', 'assets/page.css']),
  ];
  expect(hrefs()).toEqual(['/assets/used.css', '/assets/page.css', '/assets/part.css']);
  loads('/assets/page.css', '/assets/part.css', '/assets/used.css');
  await expect(Promise.all(loading)).resolves.toEqual(['page', 'part']);
  await expect(loadModule(moduleOf('page'), ['assets/used.css', 'assets/page.css'])).resolves.toBe('page');
  expect(hrefs()).toHaveLength(3);
});

test('a style sheet that broke off is an error, and is asked for again in the place that it had', async () => {
  const { hrefs, loads, breaksOff } = head();
  const styles = ['assets/below.css', 'assets/above.css'];
  const first = loadModule(moduleOf('page'), styles);
  breaksOff('/assets/below.css');
  loads('/assets/above.css');
  await expect(first).rejects.toThrow('/assets/below.css is not available.');
  const second = loadModule(moduleOf('page'), styles);
  expect(hrefs()).toEqual(['/assets/below.css', '/assets/above.css']);
  loads('/assets/below.css');
  await expect(second).resolves.toBe('page');
});
