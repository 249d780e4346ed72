// Uses one page by mouse with the processor slowed four times, and tells how long the page's main thread
// worked in each frame: scripts, styles, layout and painting together.
import puppeteer from 'puppeteer-core';
import { setTimeout as pause } from 'node:timers/promises';
import { forgetLeaves, isAt } from './in-page.mjs';
import { readJob } from './job.mjs';
import { CATEGORIES, framesOf } from './trace.mjs';

/** @typedef {{ x: number, y: number }} Point */

const SLOWED = 4;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** @type {{ use: string, url: string, cookies: { name: string, value: string, domain: string, path: string }[], browserPath: string }} */
const { use, url, cookies, browserPath } = await readJob();

/**
 * How each page is used; where nothing is said, its buttons are pressed.
 * @type {Record<string, typeof pressAll>}
 */
const USES = {
  bubble: popAll,
  color: moveSliders,
  memory: turnTiles,
  breathing: (page) => pressAndWatch(page, 'Start', 12_500),
  sun: (page) => pressAndWatch(page, 'Breathe with me', 10_500),
  leaves: (page) => Promise.resolve(() => openAgain(page)),
  tree: () => Promise.resolve(() => pause(5_000)),
  pages: (page) => Promise.resolve(() => changePages(page)),
};

const browser = await puppeteer.launch({
  executablePath: browserPath,
  args: FLAGS,
  defaultViewport: { width: 360, height: 740 },
});
try {
  await browser.setCookie(...cookies);
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForSelector('main h1');
  const play = await (USES[use] ?? pressAll)(page);
  await (await page.createCDPSession()).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.tracing.start({ categories: CATEGORIES });
  await play();
  const trace = Buffer.from(await page.tracing.stop()).toString();
  process.stdout.write(JSON.stringify({ workMs: framesOf(JSON.parse(trace).traceEvents) }));
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

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} words that a button begins with
 */
async function buttonNamed(page, words) {
  const buttons = await page.$$('main button');
  const named = await Promise.all(
    buttons.map((button) => button.evaluate((one, begin) => one.textContent.trim().startsWith(begin), words)),
  );
  const button = buttons[named.indexOf(true)];
  if (button === undefined) throw new Error(`there is no button ${words}`);
  return button;
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} words that a button begins with
 * @param {number} watchMs
 */
async function pressAndWatch(page, words, watchMs) {
  const button = await buttonNamed(page, words);
  return async () => {
    await button.click();
    await pause(watchMs);
  };
}

/**
 * As at the first visit after leaves were earned: each opens.
 * @param {import('puppeteer-core').Page} page
 */
async function openAgain(page) {
  await page.evaluate(forgetLeaves);
  await page.reload({ waitUntil: 'networkidle0' });
  await pause(3_500);
}

/**
 * From the hub to three of its pages and back.
 * @param {import('puppeteer-core').Page} page
 */
async function changePages(page) {
  for (const path of ['/books', '/breathing', '/memory']) {
    await page.$eval(`main a[href="${path}"]`, (link) => link.click());
    await page.waitForFunction(isAt, {}, path);
    await pause(900);
    await page.goBack();
    await pause(900);
  }
}

/** @param {import('puppeteer-core').Page} page */
function popAll(page) {
  return pressAll(page, '[role=group] button[aria-label]');
}

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} [selector]
 */
async function pressAll(page, selector = 'article button') {
  const buttons = (await middles(page, selector)).filter(({ y }) => y < 740);
  return async () => {
    for (const { x, y } of buttons) {
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
  await (await buttonNamed(page, 'Start Game')).click();
  await pause(5_500);
  const tiles = (await middles(page, '[role=grid] button')).slice(0, 16);
  return async () => {
    for (const [index, { x, y }] of tiles.entries()) {
      await page.mouse.click(x, y);
      await pause(index % 2 === 0 ? 300 : 1_200);
    }
  };
}
