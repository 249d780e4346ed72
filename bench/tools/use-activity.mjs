// Uses one activity by touch and keyboard with the processor slowed four times. Tells the longest task of the
// page's main thread meanwhile, and the slowest answer: from the stamp of a touch or a key until the next frame left
// the main thread.
import { setTimeout as pause } from 'node:timers/promises';
import { kept, middleOf, scrollOn, watchAnswers } from './in-page.mjs';
import { readJob } from './job.mjs';
import { keepCode, open, tap, withPhone } from './phone.mjs';
import { CATEGORIES, longestTaskOf } from './trace.mjs';

/** @typedef {import('puppeteer-core').Page} Page */

const BETWEEN_MS = 400;
const PASSPHRASE = 'four herons in a quiet mist';
const WORDS = 'A quiet walk by the lake';

/** @type {{ name: string, path: string, address: string, browserPath: string, cookies: import('./phone.mjs').Cookie[] }} */
const { name, path, address, ...person } = await readJob();

/**
 * How each is made ready, and what is then done and traced. Where nothing is said, its buttons are touched.
 * @type {Record<string, { ready?: (page: Page) => Promise<void>, use: (page: Page) => Promise<void> }>}
 */
const USES = {
  breathing: { use: breathe },
  body: { use: scanBody },
  relax: { ready: () => pause(1_500), use: lookAround },
  bubble: { use: (page) => tapAll(page, '[role=group] button[aria-label]', 20) },
  color: { use: mixColors },
  memory: { ready: deal, use: (page) => tapAll(page, '[role=grid] button', 20) },
  tree: { use: seeTree },
  diary: { ready: beginDiary, use: write },
  video: { use: scrollThrough },
  books: { use: scrollThrough },
  faq: { use: searchAndOpen },
  resources: { use: search },
  settings: { use: fillIn },
};

const { ready, use } = USES[name] ?? { use: (page) => tapAll(page, 'main button', 20) };
const figures = await withPhone(person, async (page, setSlow) => {
  await page.evaluateOnNewDocument(watchAnswers);
  await keepCode(page, address + path);
  await open(page, address + path);
  await ready?.(page);
  await pause(2_000);
  await setSlow(true);
  await page.tracing.start({ categories: CATEGORIES });
  await use(page);
  await pause(1_000);
  const trace = Buffer.from(await page.tracing.stop()).toString();
  const answerMs = await page.evaluate(kept, 'slowestAnswerMs');
  const answers = await page.evaluate(kept, 'answers');
  return { longest: longestTaskOf(JSON.parse(trace).traceEvents), answerMs, answers };
});
process.stdout.write(JSON.stringify(figures));

/**
 * Touches one of some elements, brought into sight.
 * @param {Page} page
 * @param {string} selector
 * @param {number} [index]
 */
async function tapOn(page, selector, index = 0) {
  const point = await page.evaluate(middleOf, selector, index);
  if (point === null) throw new Error(`there is no ${selector} to touch on ${path}`);
  await tap(page, point);
  await pause(BETWEEN_MS);
}

/**
 * Touches some elements, one after the other; one that is gone is skipped.
 * @param {Page} page
 * @param {string} selector
 * @param {number} count
 */
async function tapAll(page, selector, count) {
  for (let index = 0; index < count; index += 1) {
    const point =
      (await page.evaluate(middleOf, selector, index)) ?? (await page.evaluate(middleOf, selector, 0));
    if (point === null) return;
    await tap(page, point);
    await pause(BETWEEN_MS);
  }
}

/** @param {Page} page */
async function breathe(page) {
  const start = 'section[aria-labelledby=breathing-title] button';
  await tapOn(page, start);
  await pause(60_000);
  for (let times = 0; times < 9; times += 1) await tapOn(page, start);
  await tapOn(page, start, 1);
}

/** @param {Page} page */
async function scanBody(page) {
  const buttons = 'section[aria-labelledby=scan-title] button';
  const main = `${buttons}[class*=main]`;
  await tapOn(page, main);
  await pause(20_000);
  for (let times = 0; times < 4; times += 1) {
    await tapOn(page, main);
    await tapOn(page, main);
  }
}

/** @param {Page} page */
async function lookAround(page) {
  for (let times = 0; times < 6; times += 1)
    await tapOn(page, 'main [aria-roledescription=carousel] button', times % 3);
  for (let times = 0; times < 8; times += 1)
    await tapOn(page, 'main fieldset label, main [role=group] button', times % 4);
}

/** @param {Page} page */
async function deal(page) {
  await page.click('article button[class*=main]');
  await pause(5_200);
}

/** @param {Page} page */
async function mixColors(page) {
  for (let turn = 0; turn < 12; turn += 1) {
    const middle = await page.evaluate(middleOf, 'article form input[type=range]', turn % 3);
    if (middle === null) throw new Error('there is no slider to move');
    const finger = await page.touchscreen.touchStart(middle.x, middle.y);
    for (let step = 0; step < 20; step += 1) {
      await finger.move(middle.x + (turn < 6 ? 3 : -3) * step, middle.y);
      await pause(16);
    }
    await finger.end();
    await pause(BETWEEN_MS);
  }
  for (let times = 0; times < 4; times += 1) await tapOn(page, 'article form button[type=submit]');
}

/** @param {Page} page */
async function seeTree(page) {
  await tapOn(page, 'footer a[href="/reward"]');
  await pause(6_000);
}

/** @param {Page} page */
async function beginDiary(page) {
  const [first, again] = await page.$$('main input[type=password]');
  await first?.type(PASSPHRASE);
  await again?.type(PASSPHRASE);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main button ::-p-text(Write a page)');
  await page.click('main button ::-p-text(Write a page)');
  await page.waitForSelector('main textarea');
}

/** @param {Page} page */
async function write(page) {
  await tapOn(page, 'main textarea');
  await page.keyboard.type(`${WORDS}. ${WORDS}`, { delay: 80 });
  await tapOn(page, 'main form button[type=submit]');
}

/** @param {Page} page */
async function scrollThrough(page) {
  for (let times = 0; times < 20; times += 1) {
    await page.evaluate(scrollOn, 400);
    await tap(page, { x: 8, y: 300 });
    await pause(BETWEEN_MS);
  }
}

/** @param {Page} page */
async function search(page) {
  await tapOn(page, 'main input[type=search]');
  await page.keyboard.type('sleep', { delay: 150 });
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Backspace', { delay: 80 });
  await page.keyboard.type('appointment', { delay: 150 });
}

/** @param {Page} page */
async function searchAndOpen(page) {
  await search(page);
  for (let times = 0; times < 11; times += 1) await page.keyboard.press('Backspace', { delay: 80 });
  await pause(BETWEEN_MS);
  for (let times = 0; times < 5; times += 1)
    await tapOn(page, 'main fieldset label, main [aria-label=Category] button', times);
  await tapOn(page, 'main fieldset label, main [aria-label=Category] button');
  for (let times = 0; times < 6; times += 1) await tapOn(page, 'main summary', times);
}

/** @param {Page} page */
async function fillIn(page) {
  await tapOn(page, 'main input:not([type=password])');
  await page.keyboard.type(' of the lake', { delay: 80 });
}
