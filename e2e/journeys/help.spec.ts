import type { Page } from '@playwright/test';
import { gotoReady, holdTime, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

const WIKIPEDIA = 'https://www.wikipedia.org/';

const inBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Need help now?' });
/** The second in an article: the first stands above the pictures. */
const helpInText = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Need help now?' }).last();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Need help now?' });
const country = (page: Page) => page.getByRole('main').or(dialog(page)).getByLabel('Numbers for').last();
const urgent = (page: Page) => page.getByRole('region', { name: 'If you are in danger now' });
const people = (page: Page) => page.getByRole('region', { name: 'People you can talk to' });

/** Numbers of the shown country, as they are dialed: emergency first, then people to talk to. */
async function dialed(page: Page): Promise<string[]> {
  const numbers = await Promise.all(
    [urgent(page), people(page)].map((part) =>
      part
        .locator('a[href^="tel:"], a[href^="sms:"]')
        .filter({ visible: true })
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    ),
  );
  return numbers.flat();
}

for (const height of [740, 640])
  test(
    `the number to call and the slow breath are in the first ${height} pixels of a phone`,
    {
      tag: '@phone',
    },
    async ({ newDevice, instance }) => {
      const page = await newDevice({
        baseURL: instance.url,
        viewport: { width: 360, height },
        timezoneId: 'Asia/Shanghai',
        locale: 'zh-CN',
      });
      await gotoReady(page, '/help');
      const call = urgent(page).getByRole('link', { name: 'Call 120 Ambulance' });
      await expect(call).toBeInViewport(WHOLE);
      await expect(page.getByRole('button', { name: 'Start breathing' })).toBeInViewport(WHOLE);
      await expect(page.getByRole('link', { name: 'Exit this page' })).toBeInViewport(WHOLE);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect(page.getByRole('link', { name: 'Exit this page' })).toBeInViewport(WHOLE);
    },
  );

/** What someone is to call in danger and with thoughts of suicide, by the clock of their device. */
const BOTH_NUMBERS = [
  { zone: 'America/New_York', locale: 'en-US', where: 'the United States', danger: '911', suicide: '988' },
  { zone: 'Asia/Kolkata', locale: 'en-IN', where: 'India', danger: '112', suicide: '14416' },
  { zone: 'Europe/Berlin', locale: 'de-DE', where: 'Germany', danger: '112', suicide: '0800 111 0 111' },
  { zone: 'Africa/Windhoek', locale: 'en-NA', where: 'Namibia', danger: '10111', suicide: '061 232 221' },
  { zone: 'UTC', locale: 'en', where: 'no one knows', danger: '112', suicide: '988' },
];

for (const { zone, locale, where, danger, suicide } of BOTH_NUMBERS)
  test(
    `on a small phone both numbers are on the first screen, at the same height: ${where}`,
    { tag: '@phone' },
    async ({ newDevice, instance }) => {
      for (const width of [375, 320]) {
        const page = await newDevice({
          baseURL: instance.url,
          viewport: { width, height: 667 },
          timezoneId: zone,
          locale,
        });
        await gotoReady(page, '/help');
        const first = (name: string) => urgent(page).getByRole('group', { name }).getByRole('link').first();
        const both = [first('In danger or hurt'), first('Thinking about suicide')];
        await expect(both[0]!).toContainText(`Call ${danger}`);
        await expect(both[1]!).toContainText(`Call ${suicide}`);
        for (const link of both) await expect(link).toBeInViewport(WHOLE);
        const [left, right] = await Promise.all(both.map((link) => link.boundingBox()));
        expect(left!.y).toBe(right!.y);
        await expect(urgent(page)).not.toContainText(/guess|Wikipedia|verified/i);
      }
    },
  );

test(
  'the large crisis button says what to choose in a menu, whom the line serves, and when',
  { tag: '@phone' },
  async ({ newDevice, instance }) => {
    const page = await newDevice({ baseURL: instance.url, timezoneId: 'America/Lima', locale: 'es-PE' });
    await gotoReady(page, '/help');
    const suicide = urgent(page).getByRole('group', { name: 'Thinking about suicide' });
    for (const words of [
      'Call 113',
      'When asked, choose 5.',
      'Anyone in distress',
      '24 hours a day, every day',
    ])
      await expect(suicide.getByRole('link')).toContainText(words);
  },
);

test(
  'where no crisis line is known, a directory stands in its place',
  { tag: '@phone' },
  async ({ newDevice, instance }) => {
    const page = await newDevice({ baseURL: instance.url, timezoneId: 'Asia/Kuwait', locale: 'ar-KW' });
    await gotoReady(page, '/help');
    const suicide = urgent(page).getByRole('group', { name: 'Thinking about suicide' });
    await expect(suicide.getByRole('link')).toHaveAttribute('href', 'https://findahelpline.com');
    await expect(people(page)).toContainText('We don’t know a crisis line in this country yet: Kuwait.');
    await expect(people(page).getByText('These two directories')).toHaveCount(1);
    await expect(people(page).getByRole('listitem').first()).toContainText('Children and young people');
  },
);

test('where a number comes from is told on request', { tag: '@phone' }, async ({ newDevice, instance }) => {
  const page = await newDevice({ baseURL: instance.url, timezoneId: 'Africa/Windhoek', locale: 'en-NA' });
  await gotoReady(page, '/help');
  const know = page.getByRole('region', { name: 'Good to know' });
  const unchecked = know.getByText('We haven’t been able to check this number').first();
  await expect(unchecked).toBeHidden();
  await know.getByText('Where these numbers come from: Namibia').click();
  await expect(unchecked).toBeVisible();
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
    await expect
      .poll(() => dialed(page))
      .toEqual([
        ...['tel:112', 'tel:911', 'tel:999', 'tel:000'],
        ...['tel:988', 'tel:116123', 'tel:131114', 'tel:14416'],
      ]);
    for (const directory of ['findahelpline.com', 'befrienders.org'])
      await expect(dialog(page).getByRole('link', { name: directory })).toBeVisible();
    await expect(dialog(page)).toContainText('move away from anything you could hurt yourself with');
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
    await helpInText(page).click();
    await expect(country(page).locator('option:checked')).toHaveText('United States');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(helpInText(page)).toBeFocused();
    await gotoReady(page, '/help');
    await expect(country(page).locator('option:checked')).toHaveText('United States');
    await reloadReady(page);
    await expect.poll(() => dialed(page)).toEqual(numbers);
  });
});

test(
  'a minute of slow breathing and five steps lead back to the present, and nothing is counted',
  { tag: '@phone' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await holdTime(page);
    await gotoReady(page, '/help');
    const breath = page.getByRole('region', { name: 'One minute of slow breathing' });
    const guide = breath.locator('[aria-hidden="true"]').filter({ hasText: /breathe|minute/i });

    await breath.getByRole('button', { name: 'Start breathing' }).click();
    await expect(guide).toHaveText(/Breathe in\s*4/);
    await page.clock.runFor(4_500);
    await expect(guide).toHaveText(/Breathe out\s*6/);
    await breath.getByRole('button', { name: 'Stop' }).click();
    await expect(guide).toHaveText(/^One minute\s*$/);
    await breath.getByRole('button', { name: 'Start breathing' }).click();
    await page.clock.fastForward(60_000);
    await page.clock.runFor(100);
    await expect(guide).toHaveText(/^That was one minute\s*$/);
    await expect(breath.getByRole('button', { name: 'One more minute' })).toBeVisible();

    const grounding = page.getByRole('region', { name: 'Come back to the present in five steps' });
    const step = grounding.getByRole('listitem');
    const titles = ['Five', 'Four', 'Three', 'Two', 'One'];
    for (const title of titles) {
      await expect(step).toHaveCount(1);
      await expect(step).toContainText(new RegExp(`^.?${title} things? (?:you can|of one color)`));
      await grounding.getByRole('button', { name: title === 'One' ? 'Back' : 'Next' }).click();
    }
    await expect(step).toContainText('Two things you can');

    await expect.poll(() => accounts.totalScore(context)).toBe(0);
  },
);

test(
  'exiting puts another page in the place of this one, and nothing of this one is left to see',
  { tag: '@desktop' },
  async ({ page, context, watch }) => {
    watch.allow(/foreign request: https:\/\/www\.wikipedia\.org\//);
    const seen: Record<string, string>[] = [];
    let reachable = false;
    await context.route(WIKIPEDIA, async (route) => {
      seen.push(await route.request().allHeaders());
      // No content: the browser stays where it is.
      await route.fulfill(
        reachable ? { contentType: 'text/html', body: '<title>Wikipedia</title>' } : { status: 204 },
      );
    });
    const exit = page.getByRole('link', { name: 'Exit this page' });

    await test.step('from the page of help, covered while the other page is on its way', async () => {
      await gotoReady(page, '/about');
      await gotoReady(page, '/help');
      await exit.click();
      await expect(page.getByRole('alert')).toHaveText('Exiting.');
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
      reachable = true;
      await gotoReady(page, '/help');
      await exit.click();
      await expect(page).toHaveURL(WIKIPEDIA);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    await test.step('from the dialog over another page', async () => {
      await gotoReady(page, '/contact');
      await inBar(page).click();
      await dialog(page).getByRole('button', { name: 'Close' }).waitFor();
      await exit.click();
      await expect(page).toHaveURL(WIKIPEDIA);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    await test.step('from an article, and over it from the dialog, with Shift pressed three times in either', async () => {
      for (const inDialog of [false, true]) {
        await gotoReady(page, '/ptsd');
        await expect(exit).toBeInViewport(WHOLE);
        if (inDialog) {
          await inBar(page).click();
          // Keys count once the code of the help is there.
          await country(page).waitFor();
        }
        const said = page.getByRole('status').filter({ hasText: 'Shift' });
        for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift');
        await expect(said).toHaveText(['Shift. Press 1 more time to exit.']);
        await page.keyboard.press('Shift');
        await expect(page).toHaveURL(WIKIPEDIA);
        await page.goBack();
        await expect(page).toHaveURL('/about');
      }
    });

    await test.step('with three presses of Shift, announced; a capital letter is no press', async () => {
      await gotoReady(page, '/help');
      const said = page.getByRole('status').filter({ hasText: 'Shift' });
      await page.keyboard.press('Shift+A');
      await expect(said).toHaveCount(0);
      await page.keyboard.press('Shift');
      await expect(said).toHaveText('Shift. Press 2 more times to exit.');
      await page.keyboard.press('Shift');
      await expect(said).toHaveText('Shift. Press 1 more time to exit.');
      await page.keyboard.press('Shift');
      await expect(page).toHaveURL(WIKIPEDIA);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    expect(seen).toHaveLength(6);
    for (const headers of seen) expect(headers).not.toHaveProperty('referer');
  },
);

test('an article leads straight to the slow breath', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/help#slow-breath');
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeInViewport();
});
