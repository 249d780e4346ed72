import { gotoReady } from '../support/pages';
import { type Picture, writeSheet } from './contact-sheet';
import { test } from './test';

const SMALL_PHONE = { width: 375, height: 667 } as const;

/** By the clock and the language of a device, which are all that a first visit tells. */
const COUNTRIES = [
  { name: 'United States', timezoneId: 'America/New_York', locale: 'en-US' },
  { name: 'India', timezoneId: 'Asia/Kolkata', locale: 'en-IN' },
  { name: 'Germany', timezoneId: 'Europe/Berlin', locale: 'de-DE' },
  { name: 'Namibia', timezoneId: 'Africa/Windhoek', locale: 'en-NA' },
  { name: 'Unknown country', timezoneId: 'UTC', locale: 'en' },
] as const;

test('19: the first screen of help in five countries', async ({ browser, instance }) => {
  const rows = new Map<string, Picture[]>();
  for (const [time, colorScheme] of [
    ['By day', 'light'],
    ['By night', 'dark'],
  ] as const)
    for (const { timezoneId, locale } of COUNTRIES) {
      const context = await browser.newContext({
        baseURL: instance.url,
        viewport: SMALL_PHONE,
        colorScheme,
        timezoneId,
        locale,
        reducedMotion: 'reduce',
        hasTouch: true,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await gotoReady(page, '/help');
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 88 });
      rows.set(time, [...(rows.get(time) ?? []), { jpeg, ...SMALL_PHONE }]);
      await context.close();
    }
  const columns = COUNTRIES.map(({ name }) => name);
  await writeSheet(browser, '19-help', { title: 'Need help now? on a small phone', columns, rows });
});
