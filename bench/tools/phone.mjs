import puppeteer from 'puppeteer-core';
import { setTimeout as pause } from 'node:timers/promises';
import { isKeptByServiceWorker } from './in-page.mjs';

/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {{ name: string, value: string, domain: string, path: string }} Cookie */

const SLOWED = 4;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
/** How long a finger rests on the glass in an ordinary tap, in milliseconds. */
export const TAP_MS = 80;

/**
 * Opens a browser of a phone's size with touch, signed in, and closes it afterwards, whatever happens.
 * @template Result
 * @param {{ browserPath: string, cookies: Cookie[] }} person
 * @param {(page: Page, setSlow: (slow: boolean) => Promise<unknown>) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPhone({ browserPath, cookies }, work) {
  const browser = await puppeteer.launch({
    executablePath: browserPath,
    args: FLAGS,
    defaultViewport: { width: 360, height: 740, isMobile: true, hasTouch: true },
  });
  try {
    await browser.setCookie(...cookies);
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    const setSlow = (/** @type {boolean} */ slow) =>
      session.send('Emulation.setCPUThrottlingRate', { rate: slow ? SLOWED : 1 });
    return await work(page, setSlow);
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page as a member finds it who has been here before: its code kept by the service worker, and
 * nothing under way any more.
 * @param {Page} page
 * @param {string} url
 */
export async function open(page, url) {
  await page.goto(url, { waitUntil: 'networkidle0' });
  // A page that is whole as HTML loads its code only after an interaction.
  await page.mouse.move(8, 304, { steps: 4 });
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForSelector('main h1');
}

/**
 * Keeps all code on the device, as it is from the second page on.
 * @param {Page} page
 * @param {string} url
 */
export async function keepCode(page, url) {
  await open(page, url);
  await page.waitForFunction(isKeptByServiceWorker);
}

/**
 * @param {Page} page
 * @param {{ x: number, y: number }} point
 */
export async function tap(page, { x, y }) {
  const finger = await page.touchscreen.touchStart(x, y);
  await pause(TAP_MS);
  await finger.end();
}
