const fetched = new Map<string, Promise<unknown>>();
const added = new Map<string, Promise<void>>();

/**
 * Takes the place of Vite's preload helper: every `import()` of the build goes through it. A browser that failed to
 * fetch a module remembers that for as long as the page is open, and then no `import()` of it succeeds. So the module and
 * all that it imports are fetched into the browser's cache first, and what failed can be tried again. Its style sheets are
 * loaded before it runs.
 *
 * @param load the `import()` itself, of a file beside this one
 * @param styles paths of the style sheets of the module
 * @throws where a file cannot be fetched; the next call asks for it again
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  styles: readonly string[] = [],
): Promise<Module> {
  const file = importedBy(String(load))[0];
  await Promise.all([
    ...(file === undefined ? [] : [fetchModule(file)]),
    ...styles.filter((path) => path.endsWith('.css')).map((path) => addStyles(`/${path}`)),
  ]);
  return load();
}

/** Names of the files beside it that a piece of built code imports. */
function importedBy(code: string): string[] {
  return [...code.matchAll(/(?:from|import)[\s(]*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name = '']) => name);
}

function fetchModule(name: string): Promise<unknown> {
  const path = `/assets/${name}`;
  const fetching = fetched.get(path) ?? fetchWithImports(path);
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path));
  return fetching;
}

async function fetchWithImports(path: string): Promise<void> {
  // The script in the page's HTML has fetched all that it names.
  if (document.querySelector(`[data-fetched][data-parts~="${path}"]`)) return;
  const code = await fetchText(path);
  await Promise.all(importedBy(code.replaceAll('import(', '')).map(fetchModule));
}

/**
 * Adds a style sheet once, in the order of the calls and not of the answers: the rules of a component follow those of the
 * components it uses, and override them.
 */
function addStyles(path: string): Promise<void> {
  const adding = added.get(path) ?? addLink(path);
  added.set(path, adding);
  adding.catch(() => added.delete(path));
  return adding;
}

function addLink(path: string): Promise<void> {
  const before = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${path}"]`);
  // The page has its own styles in its HTML, and names their files.
  if (before !== null && before.dataset.failed === undefined) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path });
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.dataset.failed = '';
      reject(new Error(`${path} is not available.`));
    };
  });
  // One that failed keeps its place in the order.
  if (before === null) document.head.append(link);
  else before.replaceWith(link);
  return loading;
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} is not available.`);
  return answer.text();
}
