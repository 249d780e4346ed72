// one-screen: phone
import { hashText, seededRandom } from '@stillgrove/domain/random/seeded';
import type { Page } from '@playwright/test';
import { signInByForm } from '../support/accounts';
import { startBrokenProxy } from '../support/broken-proxy';
import { gotoReady, shown } from '../support/pages';
import { expect, test } from '../support/test';

/** What Chromium calls slow 3G: bytes a second, and milliseconds until the first one. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What a browser says of a request that was lost, and the product of what it will try again. */
const LOST =
  /net::ERR_(?:FAILED|ABORTED|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET)|Failed to fetch|Failed to load videos/;

test('on slow 3G help can be read and called before any script is there, and a page follows a tap', async ({
  page,
  context,
}) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('link', { name: '112' })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about', { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
});

test('with every third request lost people still arrive, sign in, and keep what they earn', async ({
  newDevice,
  context,
  accounts,
  watch,
}) => {
  test.slow();
  watch.allow(LOST);
  watch.allowOutage();
  const person = await accounts.create();
  const proxy = await startBrokenProxy();
  try {
    const page = await newDevice({ proxy: { server: proxy.url, bypass: '<-loopback>' } });
    // A step that a change of page overtakes is given up and done again.
    page.setDefaultTimeout(4_000);
    // A lot that is the same in each run.
    const random = seededRandom(hashText('a ferry between two islands'));
    proxy.lose(() => random() < 0.3);
    await arrive(page, '/login?from=/bubble');
    await expect(async () => {
      if (new URL(page.url()).pathname === '/login') await signInByForm(page, person);
      await expect(page).toHaveURL('/bubble', { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await shown(page, 30_000);
    await expect(async () => {
      await page
        .getByRole('button', { name: /bubble/i })
        .first()
        .press('Enter', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    // The same person asks past the proxy.
    await context.addCookies(await page.context().cookies());
    await expect.poll(() => accounts.totalScore(context), { timeout: 60_000 }).toBeGreaterThan(0);
    // It may still fetch what it needs later.
    await page.close();
  } finally {
    await proxy.stop();
  }
});

test('where a proxy breaks answers off, there are words, what was typed stays, and the next try works', async ({
  newDevice,
  watch,
}) => {
  watch.allow(LOST);
  watch.allowOutage();
  const proxy = await startBrokenProxy();
  try {
    const page = await newDevice({ proxy: { server: proxy.url, bypass: '<-loopback>' } });
    await gotoReady(page, '/contact');
    await page.getByLabel('Name').fill('Ana Lee');
    await page.getByRole('main').getByLabel('Email').fill('ana@example.org');
    await page.getByLabel('Subject').fill('A train');
    await page.getByRole('textbox', { name: 'Message' }).fill('It goes through many tunnels.');
    proxy.breakOff(/^\/api\//);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('main')).toContainText('Your text is still here.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('It goes through many tunnels.');

    // Code and data of the next page come broken; the page comes whole.
    proxy.breakOff(/^\/assets\/About|^\/page-data\//);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    proxy.breakOff(null);
    await gotoReady(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\S/);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  } finally {
    await proxy.stop();
  }
});

/** Loads a page as people do: again, when it is not alive after a while. */
async function arrive(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { timeout: 20_000 });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
}
