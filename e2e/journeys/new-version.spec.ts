// one-screen: phone
import { gotoReady, keptForOffline, waitUntilReady } from '../support/pages';
import { buildAgain, type SecondBuild } from '../support/second-build';
import { expect, test } from '../support/test';

const MOTTO = 'Free tools for stress and mental health.';
const NEW_MOTTO = 'Free tools for calm and mental health.';

let second: SecondBuild;

// In one worker, which builds once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // A whole build, on a machine that may be busy.
  test.setTimeout(600_000);
  // Every page shows it, so that every script file gets another name.
  second = await buildAgain('web/src/ui/layout/Footer.tsx', MOTTO, NEW_MOTTO);
});

test.afterAll(async ({ instance }) => {
  await instance.stop();
  await second.remove();
});

test.describe('with the pages kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tab left open over a deployment goes on, is told, keeps what was typed, and is new after one reload', async ({
    page,
    instance,
    watch,
  }) => {
    watch.allowOutage();
    await gotoReady(page, '/contact');
    await keptForOffline(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a sentence about');

    await instance.stop();
    await instance.start(second.entry);
    // As the browser does by itself when a page is loaded, and the tab when someone comes back to it.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const line = page.getByRole('complementary', { name: 'Status' });
    await expect(line).toContainText('A new version of this site is ready.', { timeout: 60_000 });
    await expect(page.getByRole('contentinfo')).toContainText(MOTTO);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(MOTTO);
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence about');

    await line.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('contentinfo')).toContainText(NEW_MOTTO);
    await waitUntilReady(page);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence about');
    await expect(line).toBeHidden();
  });
});

test('without pages on the device a tab left open goes on with its own build, and is new after one reload', async ({
  page,
  instance,
  watch,
}) => {
  watch.allowOutage();
  await instance.stop();
  await instance.start();
  await gotoReady(page, '/');
  await instance.stop();
  await instance.start(second.entry);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(MOTTO);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText(NEW_MOTTO);
  await waitUntilReady(page);
});

test('pages and the service worker are asked about each time, and files named by their content never', async ({
  page,
  request,
}) => {
  await gotoReady(page, '/');
  for (const path of ['/', '/about', '/sw.js', '/page-data/faq.json', '/manifest.webmanifest']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  }
  const script = await page.locator('script[data-entry]').getAttribute('data-entry');
  expect((await request.get(script ?? '')).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});
