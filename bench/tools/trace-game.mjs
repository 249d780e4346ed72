// Plays one game by mouse with the processor slowed four times, and tells how long the page's main thread
// worked in each frame: scripts, styles, layout and painting together.
import puppeteer from 'puppeteer-core';
import { setTimeout as pause } from 'node:timers/promises';
import { readJob } from './job.mjs';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent */

const SLOWED = 4;
const FRAME_US = 1_000_000 / 60;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const CATEGORIES = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What a page makes its main thread do. The tracing's own tasks, of a hundred milliseconds, have other names. */
const PAGE_WORK = new Set([
  'Commit',
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HitTest',
  'Layerize',
  'Layout',
  'MajorGC',
  'MinorGC',
  'Paint',
  'PrePaint',
  'RunMicrotasks',
  'TimerFire',
  'UpdateLayoutTree',
]);

/** @type {{ game: keyof typeof PLAYS, url: string, cookies: { name: string, value: string, domain: string, path: string }[], browserPath: string }} */
const { game, url, cookies, browserPath } = await readJob();

const PLAYS = { bubble: popAll, color: moveSliders, memory: turnTiles };

const browser = await puppeteer.launch({
  executablePath: browserPath,
  args: FLAGS,
  defaultViewport: { width: 360, height: 740 },
});
try {
  await browser.setCookie(...cookies);
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForSelector('article h1');
  const play = await PLAYS[game](page);
  await (await page.createCDPSession()).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.tracing.start({ categories: CATEGORIES });
  await play();
  const trace = Buffer.from(await page.tracing.stop()).toString();
  process.stdout.write(JSON.stringify(framesOf(JSON.parse(trace).traceEvents)));
} finally {
  await browser.close();
}

/**
 * The middles of elements, found before the trace begins so that looking for them is not measured.
 * @param {import('puppeteer-core').Page} page
 * @param {string} selector
 * @returns {Promise<Point[]>}
 */
function middles(page, selector) {
  return page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** @param {import('puppeteer-core').Page} page */
async function popAll(page) {
  const bubbles = (await middles(page, '[role=group] button[aria-label]')).filter(({ y }) => y < 740);
  return async () => {
    for (const { x, y } of bubbles) {
      await page.mouse.click(x, y);
      await pause(150);
    }
    await pause(1_000);
  };
}

/** @param {import('puppeteer-core').Page} page */
async function moveSliders(page) {
  const sliders = (await middles(page, 'article form input[type=range]')).filter(({ y }) => y < 740);
  return async () => {
    for (const { x, y } of sliders) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.move(x + 50 * Math.sin(step / 8), y);
        await pause(16);
      }
      await page.mouse.up();
    }
    await page.keyboard.press('Enter');
    await pause(500);
  };
}

/** @param {import('puppeteer-core').Page} page */
async function turnTiles(page) {
  await page.click('article button');
  await pause(5_200);
  const tiles = (await middles(page, '[role=grid] button')).slice(0, 16);
  return async () => {
    for (const [index, { x, y }] of tiles.entries()) {
      await page.mouse.click(x, y);
      await pause(index % 2 === 0 ? 300 : 1_200);
    }
  };
}

/**
 * Milliseconds of work in each frame in which there was any, in thread time: a machine that is busy with
 * something else is not the page's doing.
 * @param {readonly TraceEvent[]} events
 * @returns {{ workMs: number[] }}
 */
function framesOf(events) {
  const work = busiestThread(events.filter(({ name, ph }) => ph === 'X' && PAGE_WORK.has(name))).sort(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  );
  if (work.length === 0) throw new Error('the page did nothing while it was played');
  /** @type {Map<number, number>} */
  const frames = new Map();
  let countedUntil = 0;
  for (const { ts, dur = 0, tdur = dur } of work) {
    // What lies within work that is counted already is part of it.
    if (ts < countedUntil) continue;
    countedUntil = ts + dur;
    const frame = Math.floor(ts / FRAME_US);
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / 1000);
  }
  return { workMs: [...frames.values()] };
}

/**
 * The events of the page's main thread: the browser's own surfaces and spare pages hardly work meanwhile.
 * @param {readonly TraceEvent[]} events
 * @returns {TraceEvent[]}
 */
function busiestThread(events) {
  /** @type {Map<string, TraceEvent[]>} */
  const threads = new Map();
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    const known = threads.get(thread);
    if (known === undefined) threads.set(thread, [event]);
    else known.push(event);
  }
  return [...threads.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}
