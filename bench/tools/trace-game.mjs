// Plays one game by mouse with the processor slowed four times, and tells how long the page's main thread
// worked in each frame: scripts, styles, layout and painting together.
import puppeteer from 'puppeteer-core';
import { setTimeout as pause } from 'node:timers/promises';
import { readJob } from './job.mjs';
import { CATEGORIES, framesOf } from './trace.mjs';

/** @typedef {{ x: number, y: number }} Point */

const SLOWED = 4;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

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
