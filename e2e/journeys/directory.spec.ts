import type { Page } from '@playwright/test';
import { gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

const main = (page: Page) => page.getByRole('main');
const found = (page: Page) => main(page).getByRole('status');
const nothing = (page: Page) => main(page).getByRole('heading', { name: 'No results found' });
const reset = (page: Page) => main(page).getByRole('button', { name: 'Reset Filters' });

test(
  'someone to talk to is found by topic, language and way to meet',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoReady(page, '/');
    await main(page)
      .getByRole('link', { name: /View All\s*: Talk to Therapist/ })
      .click();
    await expect(page).toHaveURL('/therapists');
    const directory = main(page).getByRole('region', { name: 'Therapists' });
    const names = directory.getByRole('heading', { level: 2 });

    await test.step('samples say that they are samples', async () => {
      await expect(found(page)).toHaveText('6 therapists');
      await expect(names).toHaveCount(6);
      await expect(directory.getByText('Sample profile', { exact: true })).toHaveCount(6);
      await expect(directory.getByText('aren’t real people.')).toBeVisible();
      await expect(directory.getByRole('link')).toHaveText(Array<RegExp>(6).fill(/^See example times/));
      for (const fact of ['Helps with', 'Languages', 'Ways to meet'])
        await expect(directory.getByRole('term').filter({ hasText: fact })).toHaveCount(6);
    });

    await test.step('all wishes hold, and stand in the address', async () => {
      await directory.getByLabel('Topic').selectOption('Anxiety');
      await expect(found(page)).toHaveText('2 therapists');
      await directory.getByLabel('Language').selectOption({ label: 'German' });
      await expect(names).toHaveText(['A therapist for OCD']);
      await expect(found(page)).toHaveText('1 therapist');
      await directory.getByRole('button', { name: 'In person' }).click();
      await expect(page).toHaveURL('/therapists?topic=Anxiety&language=de&meets=in-person');
      await reloadReady(page);
      await expect(names).toHaveText(['A therapist for OCD']);
    });

    await test.step('an address that finds no one begins at the top of the page', async () => {
      await gotoReady(page, '/therapists?topic=Psychosis&language=de&meets=in-person');
      await expect(nothing(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await gotoReady(page, '/therapists?topic=Anxiety&language=de&meets=in-person');
    });

    await test.step('no one found has a way back', async () => {
      await directory.getByLabel('Topic').focus();
      await directory.getByLabel('Topic').selectOption('Psychosis');
      await expect(nothing(page)).toBeInViewport();
      await directory.getByRole('button', { name: '1 therapist with any language' }).click();
      await expect(names).toHaveText(['A psychiatrist for bipolar disorder and psychosis']);
      await expect(found(page)).toBeFocused();
      await directory.getByRole('button', { name: 'Online' }).click();
      await reset(page).click();
      await expect(found(page)).toHaveText('6 therapists');
      await expect(found(page)).toBeFocused();
      await expect(page).toHaveURL('/therapists');
    });

    await main(page).getByRole('link', { name: 'Write to us', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  },
);

test(
  'choices in one row show the one that is chosen, and what they narrow',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoReady(page, '/resources?category=community');
    await expect(main(page).getByRole('button', { name: 'Community' })).toBeInViewport(WHOLE);
    await expect(main(page).getByRole('heading', { name: 'Community' })).toBeInViewport(WHOLE);
  },
);

test(
  'what is typed stays in sight where it finds nothing, and what may be meant is offered',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoReady(page, '/resources');
    const search = main(page).getByRole('searchbox', { name: 'Search resources' });
    await search.pressSequentially('zebra');
    await expect(nothing(page)).toBeInViewport();
    await expect(search).toBeInViewport(WHOLE);
    await search.fill('anxeity');
    await main(page).getByRole('button', { name: 'Search for “anxiety”' }).click();
    await expect(nothing(page)).toBeHidden();
    await expect(search).toHaveValue('anxiety');
    await expect(found(page)).toBeFocused();
    await expect(page).toHaveURL('/resources?q=anxiety');
    await gotoReady(page, '/resources?category=yoga&q=anxeity');
    await main(page).getByRole('button', { name: 'Search for “anxiety”' }).click();
    await expect(page).toHaveURL('/resources?q=anxiety');
    await gotoReady(page, '/resources?category=yoga&q=anxiety');
    await main(page)
      .getByRole('button', { name: /^\d+ links? in all categories$/ })
      .click();
    await expect(page).toHaveURL('/resources?q=anxiety');
    await expect(nothing(page)).toBeHidden();
  },
);

test(
  'words of a crisis find crisis help first, whatever else is wished',
  { tag: '@phone' },
  async ({ page }) => {
    const groups = main(page).getByRole('heading', { level: 2 });
    for (const search of ['self harm', 'kill myself', 'suicde']) {
      await gotoReady(page, `/resources?category=yoga&q=${encodeURIComponent(search)}`);
      await expect(groups.first()).toHaveText('Crisis help');
      await expect(nothing(page)).toBeHidden();
    }
  },
);

test(
  'a free resource is found by words, language and category, and opens elsewhere',
  { tag: '@desktop' },
  async ({ page }) => {
    await gotoReady(page, '/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Free resources' }).click();
    await expect(page).toHaveURL('/resources');
    const links = main(page).locator('a[target="_blank"]');
    const groups = main(page).getByRole('heading', { level: 2 });
    const search = main(page).getByRole('searchbox', { name: 'Search resources' });

    const count = await links.count();
    expect(count).toBeGreaterThan(100);
    await expect(found(page)).toHaveText(`${String(count)} links.`);
    await expect(groups).toHaveText([
      'Crisis help',
      'Meditation',
      'Yoga',
      'Exercise',
      'Sleep',
      'Self-help',
      'Understanding',
      'Community',
    ]);
    expect(
      await links.evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter(({ rel, protocol }) => rel !== 'noopener noreferrer' || protocol !== 'https:')
          .map(({ href }) => href),
      ),
      'links that tell where someone comes from, or that anyone can read along',
    ).toEqual([]);
    await expect(links.first()).toHaveAccessibleName(/ \(opens in a new tab\)$/);

    await main(page).getByRole('button', { name: 'Sleep' }).click();
    await expect(groups).toHaveText(['Sleep']);
    await search.fill('NHS');
    await expect.poll(() => links.count()).toBeLessThan(10);
    await expect(links).not.toHaveCount(0);
    await expect(page).toHaveURL('/resources?category=sleep&q=NHS');
    await main(page).getByLabel('Language').selectOption({ label: 'German' });
    await expect(nothing(page)).toBeVisible();
    await reset(page).click();
    await expect(found(page)).toHaveText(`${String(count)} links.`);

    await main(page).getByLabel('Free only').check();
    await expect.poll(() => links.count()).toBeLessThan(count);
    await expect(main(page).getByText('Free', { exact: true })).toHaveCount(await links.count());
    await expect(page).toHaveURL('/resources?free=yes');
  },
);

test('the mission is one press away from the landing page', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/');
  await main(page)
    .getByRole('link', { name: /View All\s*: Mission/ })
    .click();
  await expect(page).toHaveURL('/about#mission');
  const mission = main(page).getByRole('region', { name: 'Help that is easy to reach' });
  await expect(mission.getByRole('heading')).toBeInViewport();
  for (const name of ['Who can see what', 'Who made the drawings'])
    await expect(main(page).getByRole('region', { name })).toBeVisible();
  await reloadReady(page);
  await expect(mission.getByRole('heading')).toBeInViewport();
});
