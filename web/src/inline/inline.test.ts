import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { compileScript } from '../../inline-scripts';
import { loadCode, type LoadPorts } from './load-code';
import { showPresses } from './press';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What the script before the first paint notes on the root element, at an hour of the device's clock. */
async function noted(cookie: string, localStorage: unknown, { hour = 12, isDark = false } = {}) {
  const dataset: Record<string, string> = {};
  const document = { cookie, documentElement: { dataset } };
  class Date {
    getHours = () => hour;
  }
  const matchMedia = () => ({ matches: isDark });
  const globals = { document, localStorage, Date, matchMedia };
  runInNewContext(await compileScript(fileOf('before-paint.ts')), globals);
  return dataset;
}

test('before the first paint a page knows the hour, the theme, the motion and whether someone was here', async () => {
  const noOne = { getItem: () => null };
  const day = { js: '', hour: 'day' };
  expect(await noted('', noOne)).toEqual(day);
  expect(await noted('', noOne, { hour: 23 })).toEqual({ js: '', hour: 'night' });
  expect(await noted('', noOne, { isDark: true })).toEqual({ js: '', hour: 'dusk' });
  expect(await noted('theme=light', noOne, { isDark: true })).toEqual({ ...day, theme: 'light' });
  expect(await noted('theme=dark; motion=still', noOne)).toEqual({
    js: '',
    hour: 'dusk',
    theme: 'dark',
    motion: 'still',
  });
  expect(await noted('asking=both', noOne)).toEqual({ ...day, asking: 'both' });
  expect(await noted('signed-in=yes', noOne)).toEqual({ ...day, member: '' });
  expect(await noted('', { getItem: (key: string) => (key === 'member' ? '{}' : null) })).toEqual({
    ...day,
    member: '',
  });
  const refused = {
    getItem: () => {
      throw new Error('storage is refused');
    },
  };
  expect(await noted('', refused)).toEqual(day);
});

test('each inline script is one text without imports, and none ends its element', async () => {
  for (const name of ['before-paint.ts', 'slideshow.ts', 'page.ts']) {
    const text = await compileScript(fileOf(name));
    expect(text, name).not.toMatch(/^import |<\/script|<!--/m);
  }
});

/** A browser that does what it is told, when it is told. */
function browser({ faults = 0, isUrgent = false } = {}) {
  const done: string[] = [];
  const moments: Partial<Record<'painted' | 'idle' | 'used', () => void>> = {};
  let left = faults;
  const ports: LoadPorts = {
    fetchFile: async (path, priority) => {
      done.push(`fetched ${path} with ${priority} priority`);
      if (left-- > 0) throw new Error('the network is gone');
    },
    run: async (entry) => done.push(`ran ${entry}`),
    onAllFetched: () => done.push('all is fetched'),
    afterFirstPaint: (work) => (moments.painted = work),
    whenIdle: (work) => (moments.idle = work),
    onFirstInteraction: (work) => (moments.used = work),
  };
  loadCode({ entry: '/e.js', parts: ['/p.js'], isUrgent }, ports);
  return { done, moments };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('code is fetched after the first paint and runs when the browser is idle, once', async () => {
  const { done, moments } = browser();
  expect(done).toEqual([]);
  moments.painted?.();
  await settled();
  expect(done).toEqual([
    'fetched /e.js with low priority',
    'fetched /p.js with low priority',
    'all is fetched',
  ]);
  moments.idle?.();
  moments.used?.();
  await settled();
  expect(done.filter((what) => what === 'ran /e.js')).toHaveLength(1);
});

test('an urgent page waits neither for a paint nor for an idle moment', async () => {
  const { done } = browser({ isUrgent: true });
  await settled();
  expect(done).toEqual([
    'fetched /e.js with high priority',
    'fetched /p.js with high priority',
    'all is fetched',
    'ran /e.js',
  ]);
});

test('whoever uses the page waits for no idle moment', async () => {
  const { done, moments } = browser();
  moments.used?.();
  await settled();
  expect(done).toEqual([
    'fetched /e.js with high priority',
    'fetched /p.js with high priority',
    'all is fetched',
    'ran /e.js',
  ]);
});

test('code runs only once all of it is there, and what breaks off is asked for again', async () => {
  vi.useFakeTimers();
  const { done, moments } = browser({ faults: 3 });
  moments.used?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveLength(4);
  expect(done).not.toContain('ran /e.js');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done.slice(4)).toEqual(['fetched /e.js with high priority', 'all is fetched', 'ran /e.js']);
});

test('what was given up after a minute keeps the code from running no longer, and does not count as there', async () => {
  vi.useFakeTimers();
  const { done, moments } = browser({ faults: 100 });
  moments.used?.();
  await vi.advanceTimersByTimeAsync(64_000);
  expect(done).toContain('ran /e.js');
  expect(done).not.toContain('all is fetched');
});

test('what a finger touches is marked long enough to be seen, and what a mouse presses is not', () => {
  vi.useFakeTimers();
  class Part {
    marked = false;
    closest = () => this;
    setAttribute = () => (this.marked = true);
    removeAttribute = () => (this.marked = false);
  }
  const page = new EventTarget();
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const control = new Part();
  const point = (kind: string, pointerType: string) =>
    page.dispatchEvent(
      Object.defineProperties(new Event(kind), {
        target: { value: control },
        pointerType: { value: pointerType },
      }),
    );
  showPresses();
  point('pointerdown', 'mouse');
  expect(control.marked).toBe(false);
  for (const end of ['pointerup', 'pointercancel']) {
    point('pointerdown', 'touch');
    point(end, 'touch');
    vi.advanceTimersByTime(90);
    expect(control.marked, end).toBe(true);
    vi.advanceTimersByTime(20);
    expect(control.marked, end).toBe(false);
  }
});
