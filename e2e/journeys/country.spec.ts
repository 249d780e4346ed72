import type { Page } from '@playwright/test';
import { gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

/**
 * Where ten visitors are by their clocks, what their devices speak, what they chose on an earlier visit, and the
 * number that they are to call first.
 */
const VISITORS = [
  { zone: 'Asia/Kolkata', locale: 'en-IN', country: 'India', call: '112' },
  { zone: 'Europe/Berlin', locale: 'en-US', country: 'Germany', call: '112' },
  { zone: 'Europe/Oslo', locale: 'de-DE', country: 'Norway', call: '113' },
  { zone: 'Asia/Shanghai', locale: 'zh-CN', country: 'China', call: '120' },
  { zone: 'America/Sao_Paulo', locale: 'pt-BR', country: 'Brazil', call: '192' },
  { zone: 'Africa/Harare', locale: 'en-GB', country: 'Zimbabwe', call: '999' },
  { zone: 'Africa/Windhoek', locale: 'en-US', country: 'Namibia', call: '10111' },
  { zone: 'UTC', locale: 'fr-CA', country: 'Canada', call: '911' },
  { zone: 'Asia/Aden', locale: 'ar', stored: 'YD', country: 'Yemen', call: '191' },
  { zone: 'Pacific/Efate', locale: 'fr-FR', stored: 'NH', country: 'Vanuatu', call: '112' },
];

const urgent = (page: Page) => page.getByRole('region', { name: 'If you are in danger now' });
const calls = (page: Page) =>
  urgent(page).getByRole('group', { name: 'In danger or hurt' }).getByRole('link');
const crisisLines = (page: Page) =>
  urgent(page).getByRole('group', { name: 'Thinking about suicide' }).getByRole('link');
const choice = (page: Page) => urgent(page).getByLabel('Numbers for').locator('option:checked');
const question = (page: Page) => urgent(page).getByRole('group', { name: /^You chose/ });

async function storedCountry(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'country')?.value;
}

for (const { zone, locale, stored, country, call } of VISITORS)
  test(
    `by a clock of ${zone} and the language ${locale}, someone in ${country} is shown ${call}`,
    {
      tag: '@desktop',
    },
    async ({ newDevice, instance }) => {
      const page = await newDevice({ baseURL: instance.url, timezoneId: zone, locale });
      if (stored !== undefined)
        await page.context().addCookies([{ name: 'country', value: stored, url: instance.url }]);
      await gotoReady(page, '/help');
      await expect(choice(page)).toHaveText(country);
      await expect(calls(page)).toHaveAttribute('href', `tel:${call}`);
      await expect(question(page)).toHaveCount(0);
      // A guess is never stored; a withdrawn code becomes that of today.
      await expect
        .poll(() => storedCountry(page))
        .toBe(stored === undefined ? undefined : { YD: 'YE', NH: 'VU' }[stored]);
    },
  );

test(
  'who chose India and travels to Germany and Japan is asked, with both numbers at once',
  {
    tag: '@phone',
  },
  async ({ newDevice, instance }) => {
    const phone = async (timezoneId: string, cookies: Record<string, string>) => {
      const page = await newDevice({
        baseURL: instance.url,
        timezoneId,
        locale: 'en-IN',
        viewport: { width: 360, height: 740 },
      });
      const entries = Object.entries(cookies);
      await page.context().addCookies(entries.map(([name, value]) => ({ name, value, url: instance.url })));
      await gotoReady(page, '/help');
      return page;
    };

    await test.step('both countries have the same number: it is there once', async () => {
      const page = await phone('Europe/Berlin', { country: 'IN' });
      await expect(question(page)).toContainText(
        'You chose India before, but your device’s time zone fits Germany. Which country are you in?',
      );
      await expect(calls(page)).toHaveText('Call 112In India and in Germany');
      await question(page).getByRole('button', { name: 'Germany' }).click();
      await expect(choice(page)).toHaveText('Germany');
      await expect.poll(() => storedCountry(page)).toBe('DE');
    });

    await test.step('two numbers are both there, and the answer is remembered', async () => {
      const page = await phone('Asia/Tokyo', { country: 'IN' });
      await expect(calls(page)).toHaveText(['Call 112In India', 'Call 119In Japan: ambulance and fire']);
      await expect(crisisLines(page)).toHaveText([
        /^Call 14416In IndiaAnyone in distress24 hours a day, every day$/,
        /^Call .+In Japan.+$/,
      ]);
      await question(page).getByRole('button', { name: 'India' }).click();
      await expect(choice(page)).toHaveText('India');
      await reloadReady(page);
      await expect(choice(page)).toHaveText('India');
      await expect(question(page)).toHaveCount(0);
    });

    await test.step('a third country is asked about again', async () => {
      const page = await phone('Europe/Paris', { country: 'IN', 'country-overruled': 'JP' });
      await expect(question(page)).toContainText('your device’s time zone fits France');
    });
  },
);

test(
  'what someone chose before the page was live counts, and what the page filled in does not',
  {
    tag: '@desktop',
  },
  async ({ newDevice, instance }) => {
    const page = await newDevice({ baseURL: instance.url, timezoneId: 'Asia/Kolkata', locale: 'en-IN' });
    await gotoReady(page, '/help');
    await expect(choice(page)).toHaveText('India');
    await reloadReady(page);
    await expect(choice(page)).toHaveText('India');
    await expect.poll(() => storedCountry(page)).toBeUndefined();
    await urgent(page).getByLabel('Numbers for').selectOption({ label: 'Nepal' });
    await expect.poll(() => storedCountry(page)).toBe('NP');
  },
);
