/// <reference lib="dom" />
/* global document, HTMLElement */
// Brings a large locked copy into the browser of a phone, and then opens, writes, searches and shares it with the
// processor slowed four times. Tells how long each took, from the press until its result is on the screen, and the
// longest task of the page's main thread meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { readJob } from './job.mjs';
import { keepCode, open, withPhone } from './phone.mjs';
import { CATEGORIES, longestTaskOf } from './trace.mjs';

/** @typedef {import('puppeteer-core').Page} Page */

const LONGEST_MS = 300_000;

/** @type {{ address: string, browserPath: string, cookies: import('./phone.mjs').Cookie[], copy: string, passphrase: string, word: string, runs: number }} */
const { address, copy, passphrase, word, runs, ...person } = await readJob();

const did = await withPhone(person, async (page, setSlow) => {
  page.setDefaultTimeout(LONGEST_MS);
  await keepCode(page, `${address}/diary`);
  await bringIn(page);
  const opened = [];
  const saved = [];
  const found = [];
  for (let run = 0; run < runs; run += 1) {
    await open(page, `${address}/diary`);
    await setSlow(true);
    await page.type('main input[name=current]', passphrase);
    opened.push(await timed(page, () => press(page, 'Open your diary'), hasPages));
    // What is done in idle time after it is not a part of what follows.
    await pause(3_000);
    const words = `Written in run ${run}`;
    await page.type('main textarea', words);
    await pause(2_000);
    saved.push(await timed(page, () => press(page, 'Save'), showsPage, words));
    await pause(2_000);
    await page.focus('main [type=search]');
    const beforeLast = word.slice(0, -1);
    await page.type('main [type=search]', beforeLast, { delay: 400 });
    found.push(
      await timed(page, () => page.keyboard.press(/** @type {any} */ (word.slice(-1))), areAllFound, word),
    );
    await setSlow(false);
  }
  return { open: opened, save: saved, search: found, sync: [await share(page, setSlow)] };
});
process.stdout.write(JSON.stringify(did));

/** @param {Page} page */
async function bringIn(page) {
  await press(page, 'Import a copy');
  await press(page, 'Set a passphrase');
  await page.waitForSelector('main input[name=repeated], main input[autocomplete=new-password]');
  for (const field of await page.$$('main input[autocomplete=new-password]')) await field.type(passphrase);
  await press(page, 'Start your diary');
  const file = await page.waitForSelector('main input[type=file]');
  await /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (file).uploadFile(copy);
  await page.type('main input[name=current]', passphrase);
  await press(page, 'Import pages');
  await page.waitForFunction(() => document.body.innerText.includes('Imported'));
}

/**
 * @param {Page} page
 * @param {(slow: boolean) => Promise<unknown>} setSlow
 */
async function share(page, setSlow) {
  await open(page, `${address}/settings`);
  await press(page, 'Open your private space', '#other-devices');
  await page.waitForSelector('dialog input[name=current]');
  await page.type('dialog input[name=current]', passphrase);
  await press(page, 'Open', 'dialog');
  await page.waitForSelector('#other-devices input[type=password]');
  await page.type('#other-devices input[type=password]', passphrase);
  await press(page, 'Get my codes');
  await page.waitForSelector('#other-devices input[name=characters]');
  const group = await page.$$eval('#other-devices dd', ([, code]) => code?.textContent?.split(' ')[2] ?? '');
  await page.type('#other-devices input[name=characters]', group);
  await setSlow(true);
  return timed(page, () => press(page, 'Start sharing'), isUpToDate);
}

/**
 * @template {readonly unknown[]} Args
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @param {(...args: any[]) => unknown} isDone in the page
 * @param {Args} args of `isDone`
 */
async function timed(page, act, isDone, ...args) {
  await page.tracing.start({ categories: CATEGORIES });
  const beganAt = performance.now();
  await act();
  await page.waitForFunction(isDone, { polling: 'raf' }, ...args);
  const ms = performance.now() - beganAt;
  const trace = Buffer.from(await page.tracing.stop()).toString();
  return { ms, longest: longestTaskOf(JSON.parse(trace).traceEvents) };
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {string} [within]
 */
async function press(page, name, within = 'main') {
  await page.waitForFunction(
    (/** @type {string} */ place, /** @type {string} */ words) => {
      const found = [...document.querySelectorAll(`${place} :is(button, summary)`)].find(
        (element) => element.checkVisibility() && element.textContent?.trim() === words,
      );
      if (!(found instanceof HTMLElement)) return false;
      found.click();
      return true;
    },
    {},
    within,
    name,
  );
}

function hasPages() {
  return document.querySelectorAll('main article').length > 0;
}

/** @param {string} words */
function showsPage(words) {
  return [...document.querySelectorAll('main article')].some((page) => page.textContent?.includes(words));
}

/** @param {string} asked */
function areAllFound(asked) {
  const shown = [...document.querySelectorAll('main article')];
  return shown.length > 0 && shown.every((page) => page.textContent?.includes(asked));
}

function isUpToDate() {
  return document.querySelector('#other-devices')?.textContent?.includes('Up to date') ?? false;
}
