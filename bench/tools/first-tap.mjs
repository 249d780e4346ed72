/* global sessionStorage */
// Opens a page on a slow network with the processor slowed four times, taps a control right after the first paint, and
// tells after how many milliseconds from the lifted finger its answer is on the screen, whatever pages lie between, and
// after how many from the touch the control looks pressed.
import { setTimeout as pause } from 'node:timers/promises';
import { placeOf, watchFirstTap } from './in-page.mjs';
import { readJob } from './job.mjs';
import { keepCode, tap, withPhone } from './phone.mjs';

/** What no page needs that answers at all. */
const LONGEST_MS = 30_000;

/** @type {{ address: string, path: string, target: string, answer: string, text?: string, runs: number, network: { kilobytes: number, roundTripMs: number }, browserPath: string, cookies: import('./phone.mjs').Cookie[] }} */
const { address, path, target, answer, text = '', runs, network, ...person } = await readJob();

const taps = [];
for (let run = 0; run < runs; run += 1) {
  taps.push(
    await withPhone(person, async (page, setSlow) => {
      // Who is signed in has been here before; everyone else comes for the first time.
      if (person.cookies.length > 0) await keepCode(page, address + path);
      await page.evaluateOnNewDocument(watchFirstTap, target, answer, text);
      const bytes = network.kilobytes * 1000;
      await page.emulateNetworkConditions({ download: bytes, upload: bytes, latency: network.roundTripMs });
      await setSlow(true);
      const opened = page.goto(address + path, { timeout: LONGEST_MS });
      // A tap may lead to another page while this one still loads.
      opened.catch(() => undefined);
      const point = await untilPainted(page);
      await tap(page, point);
      return untilAnswered(page);
    }),
  );
}
process.stdout.write(JSON.stringify(taps));

/** @param {import('puppeteer-core').Page} page */
async function untilPainted(page) {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(5)) {
    const point = await page.evaluate(placeOf, target).catch(() => null);
    if (point !== null) return point;
  }
  throw new Error(`${path} did not paint ${target}`);
}

/** @param {import('puppeteer-core').Page} page */
async function untilAnswered(page) {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(50)) {
    const kept = await page.evaluate(() => sessionStorage.getItem('first-tap')).catch(() => null);
    const { answeredMs, pressedMs } = JSON.parse(kept ?? '{}');
    if (answeredMs !== undefined) return { answeredMs, pressedMs: pressedMs ?? null };
  }
  throw new Error(`a tap on ${target} of ${path} was not answered`);
}
