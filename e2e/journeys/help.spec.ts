import type { Page } from '@playwright/test';
import { gotoReady, holdTime, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

const WIKIPEDIA = 'https://www.wikipedia.org/';

const inBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Need help now?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Need help now?' });
const people = (page: Page) => page.getByRole('region', { name: 'People you can reach now' });
const country = (page: Page) => people(page).getByLabel('Numbers for');

/** Numbers of the shown country, as they are dialed. */
function dialed(page: Page): Promise<string[]> {
  return people(page)
    .locator('a[href^="tel:"], a[href^="sms:"]')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

test.describe('the numbers are those of the country where someone is', () => {
  for (const { timezoneId, locale, name, numbers } of [
    { timezoneId: 'Asia/Kolkata', locale: 'en-IN', name: 'India', numbers: ['tel:112', 'tel:14416'] },
    { timezoneId: 'Europe/Berlin', locale: 'de-DE', name: 'Germany', numbers: ['tel:112', 'tel:116123'] },
    {
      timezoneId: 'America/New_York',
      locale: 'en-US',
      name: 'United States',
      numbers: ['tel:911', 'tel:988'],
    },
  ])
    test(name, { tag: '@desktop' }, async ({ newDevice, instance }) => {
      const page = await newDevice({ baseURL: instance.url, timezoneId, locale });
      await gotoReady(page, '/help');
      await expect(country(page).locator('option:checked')).toHaveText(name);
      const shown = await dialed(page);
      expect(shown[0]).toBe(numbers[0]);
      expect(shown).toEqual(expect.arrayContaining(numbers));
      await expect(
        people(page)
          .getByText(/^Checked .+ 20\d\d$/)
          .first(),
      ).toBeVisible();
    });
});

test('help opens over the page, with numbers for any country, and closes without a trace', async ({
  newDevice,
  instance,
  contextOptions,
}) => {
  const page = await newDevice({ ...contextOptions, baseURL: instance.url, timezoneId: 'UTC', locale: 'en' });
  await gotoReady(page, '/faq?q=password');

  await test.step('where no country is known, help is still named', async () => {
    await inBar(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page).toHaveURL('/faq?q=password');
    expect(await dialed(page)).toEqual(['tel:112', 'tel:911', 'tel:999', 'tel:000']);
    for (const directory of ['findahelpline.com', 'befrienders.org'])
      await expect(dialog(page).getByRole('link', { name: directory })).toBeVisible();
  });

  await test.step('another country is chosen, and remembered on every page', async () => {
    await country(page).selectOption({ label: 'United States' });
    const numbers = await dialed(page);
    expect(numbers[0]).toBe('tel:911');
    expect(numbers).toContain('tel:988');
    expect(numbers.some((number) => number.startsWith('sms:'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(inBar(page)).toBeFocused();
    await expect(page).toHaveURL('/faq?q=password');
    await expect(page.getByRole('searchbox')).toHaveValue('password');

    await gotoReady(page, '/anxiety');
    await page.getByRole('main').getByRole('link', { name: 'Need help now?' }).click();
    await expect(country(page).locator('option:checked')).toHaveText('United States');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Need help now?' })).toBeFocused();
    await gotoReady(page, '/help');
    await expect(country(page).locator('option:checked')).toHaveText('United States');
    await reloadReady(page);
    expect(await dialed(page)).toEqual(numbers);
  });
});

test(
  'a minute of slow breath and five steps lead back to the room, and nothing is counted',
  { tag: '@phone' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await holdTime(page);
    await gotoReady(page, '/help');
    const breath = page.getByRole('region', { name: 'One minute of slow breath' });
    const guide = breath.locator('[aria-hidden="true"]').filter({ hasText: /\d/ });

    await breath.getByRole('button', { name: 'Begin' }).click();
    await expect(guide).toHaveText(/Breathe in\s*60/);
    await page.clock.runFor(4_500);
    await expect(guide).toHaveText(/Breathe out\s*56/);
    await breath.getByRole('button', { name: 'Stop' }).click();
    await expect(guide).toHaveText(/One minute\s*60/);
    await breath.getByRole('button', { name: 'Begin' }).click();
    await page.clock.fastForward(60_000);
    await page.clock.runFor(100);
    await expect(guide).toHaveText(/That was one minute\s*0/);
    await expect(breath.getByRole('button', { name: 'One more minute' })).toBeVisible();

    const grounding = page.getByRole('region', { name: 'Back to this room, in five steps' });
    const step = grounding.getByRole('listitem');
    const titles = ['Five', 'Four', 'Three', 'Two', 'One'];
    for (const title of titles) {
      await expect(step).toHaveCount(1);
      await expect(step).toContainText(new RegExp(`${title} things? you can`));
      await grounding.getByRole('button', { name: title === 'One' ? 'Back' : 'Next' }).click();
    }
    await expect(step).toContainText('Two things you can');

    expect(await accounts.totalScore(context)).toBe(0);
  },
);

test(
  'leaving quickly puts another page in the place of this one',
  { tag: '@desktop' },
  async ({ page, context, watch }) => {
    watch.allow(/foreign request: https:\/\/www\.wikipedia\.org\//);
    const seen: Record<string, string>[] = [];
    await context.route(WIKIPEDIA, async (route) => {
      seen.push(await route.request().allHeaders());
      await route.fulfill({ contentType: 'text/html', body: '<title>Wikipedia</title>' });
    });
    const leave = page.getByRole('link', { name: 'Leave this page quickly' });

    await test.step('from the page of help', async () => {
      await gotoReady(page, '/about');
      await gotoReady(page, '/help');
      await expect(leave).toBeInViewport();
      await leave.click();
      await expect(page).toHaveURL(WIKIPEDIA);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    await test.step('from the dialog over another page', async () => {
      await gotoReady(page, '/contact');
      await inBar(page).click();
      await dialog(page).getByRole('button', { name: 'Close' }).waitFor();
      await leave.click();
      await expect(page).toHaveURL(WIKIPEDIA);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    await test.step('with three presses of Escape', async () => {
      await gotoReady(page, '/help');
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await expect(page).toHaveURL(WIKIPEDIA);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    expect(seen).toHaveLength(3);
    for (const headers of seen) expect(headers).not.toHaveProperty('referer');
  },
);
