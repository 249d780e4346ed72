import type { Locator } from '@playwright/test';
import { paneColor } from '../support/games';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo],
  );

test(
  'in a high-contrast theme of the system everything can still be told apart',
  { tag: '@phone' },
  async ({ page, context, accounts }) => {
    await accounts.signedIn(context);
    await gotoReady(page, '/color');
    const target = await paneColor(page, 'target');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect.poll(() => paneColor(page, 'target')).toEqual(target);
    const sound = page.getByRole('button', { name: 'Sound' });
    const pressed = await style(sound, 'background-color');
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    expect(await style(sound, 'background-color')).not.toBe(pressed);
    const slider = page.getByRole('slider', { name: 'Red' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await style(slider, 'outline-style')).toBe('solid');
    expect(await style(slider, 'outline-color')).not.toBe(
      await style(page.locator('body'), 'background-color'),
    );

    await gotoReady(page, '/faq');
    const card = page.getByRole('listitem').filter({ hasText: 'How do I reset my password?' });
    expect(await style(card, 'border-top-width')).toBe('1px');
    const mark = card.locator('summary > [aria-hidden]');
    expect(await style(mark, 'background-color', '::before')).not.toBe(await style(mark, 'background-color'));
    const pills = page.getByRole('group', { name: 'Category' }).getByRole('button');
    expect(await style(pills.nth(0), 'background-color')).not.toBe(
      await style(pills.nth(1), 'background-color'),
    );

    await gotoReady(page, '/articles');
    const dots = page.getByRole('main').locator('li > button');
    const here = dots.and(page.locator('[aria-current=true]'));
    const colors = [
      await style(here, 'background-color', '::before'),
      await style(dots.and(page.locator(':not([aria-current])')).first(), 'background-color', '::before'),
    ];
    expect(new Set([...colors, await style(page.locator('body'), 'background-color')]).size).toBe(3);

    await gotoReady(page, '/reward');
    // It has colors of the system that differ, in place of one that the system would give to all of it.
    await expect(page.getByRole('progressbar')).toHaveCSS('forced-color-adjust', 'none');
  },
);

test(
  'people who ask the system for more contrast get the strongest text and edges',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoReady(page, '/faq');
    const lead = page.getByRole('main').locator('p').first();
    await page.emulateMedia({ contrast: 'more' });
    expect(await style(lead, 'color')).toBe(await style(page.locator('body'), 'color'));
    const card = page.getByRole('listitem').filter({ hasText: 'How do I reset my password?' });
    expect(await style(card, 'border-top-width')).toBe('1px');
  },
);
