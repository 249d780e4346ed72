// Follows by touch every link in the main part of members' pages, the processor slowed four times. Tells how long
// after the finger was lifted the next page's heading was there, and how long the longest task was meanwhile. Every
// tap starts on a page that was opened anew and looked at for a moment: later taps on the same way are faster.
import { setTimeout as pause } from 'node:timers/promises';
import { kept, linksOfPage, middleOf, watchTap } from './in-page.mjs';
import { readJob } from './job.mjs';
import { keepCode, open, tap, withPhone } from './phone.mjs';
import { CATEGORIES, longestTaskOf } from './trace.mjs';

/** How long someone looks at a page before tapping. */
const LOOK_MS = 1_500;
/** How long the next page is watched. */
const WATCH_MS = 1_800;

/** @type {{ address: string, paths: string[], browserPath: string, cookies: import('./phone.mjs').Cookie[] }} */
const { address, paths, ...person } = await readJob();

const taps = await withPhone(person, async (page, setSlow) => {
  await page.evaluateOnNewDocument(watchTap);
  await keepCode(page, address + paths[0]);
  const found = [];
  for (const from of paths) {
    await open(page, address + from);
    for (const href of await page.evaluate(linksOfPage)) {
      const { pathname, search, hash } = new URL(href);
      await setSlow(false);
      await open(page, address + from);
      await pause(LOOK_MS);
      const point = await page.evaluate(middleOf, `main a[href="${pathname}${search}${hash}"]`, 0);
      if (point === null) continue;
      await setSlow(true);
      await page.tracing.start({ categories: CATEGORIES });
      await tap(page, point);
      await pause(WATCH_MS);
      const trace = Buffer.from(await page.tracing.stop()).toString();
      const ms = await page.evaluate(kept, 'shownAfterMs');
      if (ms === 0) throw new Error(`a tap on ${from} did not lead to ${pathname}`);
      found.push({ from, to: pathname, ms, longest: longestTaskOf(JSON.parse(trace).traceEvents) });
    }
  }
  return found;
});
process.stdout.write(JSON.stringify(taps));
