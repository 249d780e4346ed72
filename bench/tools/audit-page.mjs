// One Lighthouse run in its mobile setting (simulated slow 4G, four times slower CPU), in a new browser.
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { readJob } from './job.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {{ url: string, cookie: string, browserPath: string }} */
const { url, cookie, browserPath } = await readJob();

// Puppeteer's own flags would change what is measured; the new profile folder is its doing all the same.
const browser = await puppeteer.launch({
  executablePath: browserPath,
  ignoreDefaultArgs: true,
  args: [...FLAGS, '--remote-debugging-port=0', 'about:blank'],
  defaultViewport: null,
});
try {
  if (cookie !== '') {
    await browser.setCookie(...cookiesOf(cookie, url));
    await becomeKnown();
  }
  const report = (await audit()) ?? (await audit());
  if (report === null) throw new Error('Lighthouse missed the beginning of its own trace twice');
  process.stdout.write(JSON.stringify(factsOf(report)));
} finally {
  await browser.close();
}

/** Members have been here before: the device knows them, and has kept nothing else that Lighthouse would not drop. */
async function becomeKnown() {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.localStorage.getItem('member') !== null);
  await page.close();
}

/** @returns {Promise<import('lighthouse').Report | null>} null when the trace has no beginning, which happens now and then */
async function audit() {
  const page = await browser.newPage();
  const result = await lighthouse(url, { output: 'json', logLevel: 'silent' }, undefined, page);
  await page.close();
  if (result === undefined) throw new Error('Lighthouse gave no report');
  return result.lhr.runtimeError?.code === 'NO_NAVSTART' ? null : result.lhr;
}

/** @param {import('lighthouse').Report} report */
function factsOf(report) {
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  const number = (/** @type {string} */ audit) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not tell ${audit}`);
    return value;
  };
  return {
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    benchmarkIndex: report.environment.benchmarkIndex,
    requests: (report.audits['network-requests']?.details?.items ?? []).map((item) => ({
      url: String(item['url']),
      type: String(item['resourceType']),
      mime: String(item['mimeType']),
      transferBytes: Number(item['transferSize']),
    })),
  };
}

/**
 * @param {string} pairs as a browser sends them
 * @param {string} address
 */
function cookiesOf(pairs, address) {
  return pairs.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    const domain = new URL(address).hostname;
    return { name: pair.slice(0, end), value: pair.slice(end + 1), domain, path: '/' };
  });
}
