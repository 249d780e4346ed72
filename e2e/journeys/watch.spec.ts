// one-screen: desktop
import { createWatch } from '../support/watch';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

test('a journey would notice what a page should not do', async ({ browser, instance }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const watch = createWatch(instance.url);
  watch.follow(context);
  await gotoReady(page, '/');
  await page.request.get('/');
  expect(watch.troubles()).toEqual([]);

  const missing = page.waitForResponse('**/missing.png');
  await page.evaluate(() => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('a fault');
    });
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const image = new Image();
    image.src = '/missing.png';
    document.body.append(image);
    location.hash = 'elsewhere';
  });
  await missing;
  await expect.poll(() => watch.troubles().length).toBeGreaterThanOrEqual(4);
  await page.goto('http://stranger.invalid/').catch(() => undefined);
  for (const trouble of [
    /a warning/,
    /a fault/,
    /Content Security Policy/,
    /status of 404/,
    /foreign request/,
    /failed request/,
  ])
    await expect.poll(() => watch.troubles().some((told) => trouble.test(told)), String(trouble)).toBe(true);

  watch.allow(/./);
  expect(watch.troubles()).toEqual([]);
  await context.close();
});
