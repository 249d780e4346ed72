import type { CDPSession } from '@playwright/test';
import { outsideTheScreen } from '../support/outside-the-screen';
import { becomeOperator, operatorSettings } from '../support/operator';
import { shown, waitUntilReady } from '../support/pages';
import { MEMBER_PAGES, PUBLIC_PAGES } from '../support/page-lists';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

/** In groups, so that several browsers share them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'every public page': PUBLIC_PAGES,
  'every page of members': MEMBER_PAGES,
  'every other page':
    '/offline /forgot-password /reset-password /confirm-address /change-appointment /operator-invitation /placeformpage /account/criminals /operator /operator/therapists /operator/helplines /nowhere'.split(
      ' ',
    ),
};

/** A browser’s text size in percent, with the widths of the screen at which every page is looked at. */
const SIZES = [
  { percent: 150, widths: [360, 1024] },
  { percent: 200, widths: [360, 768, 1024, 1280] },
];

/** Chooses the browser’s own text size, as people do in its settings. */
const setTextSize = (devtools: CDPSession, percent: number) =>
  devtools.send('Page.setFontSizes', {
    fontSizes: { standard: Math.round(0.16 * percent), fixed: Math.round(0.13 * percent) },
  });

test.use({ instanceSettings: { ...operatorSettings(), LEGACY_RECORDS: 'on' } });

for (const [group, paths] of Object.entries(PAGES))
  test(
    `${group} can be read and used with text of 150 and 200 percent`,
    { tag: '@desktop' },
    async ({ page, context, accounts, inbox, watch }) => {
      test.setTimeout(240_000);
      watch.allow(/status of 404|Failed to load resource/);
      // A site that is set up has its operator already: the groups may share one.
      if (paths.includes('/operator')) await becomeOperator(page, accounts, inbox);
      else await accounts.signedIn(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const devtools = await context.newCDPSession(page);
      for (const path of paths) {
        // A member is sent on from the sign-in page.
        if (path === '/login') continue;
        await page.goto(path);
        await waitUntilReady(page);
        await shown(page);
        for (const { percent, widths } of SIZES) {
          await setTextSize(devtools, percent);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            const state = `${path} at ${String(percent)} percent on ${String(width)} px`;
            expect.soft(await outsideTheScreen(page), state).toEqual([]);
            const help = page.getByRole('banner').getByRole('link', { name: 'Need help now?' });
            await expect.soft(help, state).toBeInViewport(WHOLE);
          }
        }
      }
    },
  );

test(
  'the sign-in page can be used with text of 200 percent on a phone',
  { tag: '@phone' },
  async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await setTextSize(devtools, 200);
    await page.goto('/login');
    await waitUntilReady(page);
    expect.soft(await outsideTheScreen(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Account');
    expect.soft(await outsideTheScreen(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect.soft(await outsideTheScreen(page)).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Need help now?' })).toBeInViewport({
      ratio: 1,
    });
  },
);
