// one-screen: phone
import type { Page } from '@playwright/test';
import { expectInSight, WHOLE } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, keptForOffline, reloadReady, turnTo } from '../support/pages';
import {
  card,
  databases,
  expectCard,
  fillPlan,
  OPEN_HERE,
  photoWith,
  planPart,
  writePlan,
} from '../support/plan';
import { expect, test } from '../support/test';

const REASON = 'canary-reason My dog waits at the door';
const PHONE = '+1 (555) 010-2233';
const PIXELS_PER_MM = 96 / 25.4;
const PASSPHRASE = 'four herons in a quiet mist';

/** Arrives as someone new, without an account. */
async function asGuest(page: Page): Promise<void> {
  await gotoReady(page, '/plan');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL('/plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My plan');
}

const next = (page: Page) => page.getByRole('button', { name: /^(Next|First) card$/ });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', timezoneId: 'America/New_York', locale: 'en-US' });

  test('a plan with some parts left out opens offline, from any page in two presses', async ({
    page,
    context,
    watch,
  }) => {
    watch.allowOutage();
    const sent: string[] = [];
    context.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await asGuest(page);
    await keptForOffline(page);
    await reloadReady(page);
    await context.setOffline(true);
    await writePlan(page, { reason: REASON, phone: PHONE });
    await expectInSight(page.getByRole('link', { name: 'Exit this page' }));
    await page.getByLabel('Which card comes first?').selectOption({ label: 'People I can tell' });
    await page.getByRole('button', { name: OPEN_HERE }).click();
    await expect(page.getByText('Your plan is saved on this device.')).toBeVisible();

    await test.step('the chosen card is first, and calls and texts go where they should', async () => {
      await reloadReady(page);
      await expectCard(page, 'People I can tell');
      await expect(card(page)).toContainText('Maya');
      await expect(page.getByRole('link', { name: 'Call Maya' })).toHaveAttribute('href', 'tel:+15550102233');
      await expect(page.getByRole('link', { name: 'Text Maya' })).toHaveAttribute(
        'href',
        'sms:+15550102233?&body=Can%20you%20stay%20on%20the%20phone%20with%20me%3F',
      );
    });

    await test.step('the line of the country stands below every card', async () => {
      const pinned = page.getByRole('region', { name: 'Help now' });
      for (const title of ['My reasons to stay', 'Professionals and lines', 'People I can tell']) {
        await next(page).click();
        await expectCard(page, title);
        await expect(card(page).getByRole('heading', { level: 2 })).toBeFocused();
        await expectInSight(pinned.getByRole('link', { name: 'Call 988' }));
        await expectInSight(pinned.getByRole('link', { name: 'Call 911' }));
      }
    });

    await test.step('help and then the plan, by the keyboard alone', async () => {
      await gotoReady(page, '/breathing');
      await page.getByRole('banner').getByRole('link', { name: 'Need help now?' }).press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: 'Open my plan' }).press('Enter');
      await expect(page).toHaveURL('/plan');
      await expectCard(page, 'People I can tell');
    });

    await test.step('also for its owner who is signed out', async () => {
      await page.evaluate(() => localStorage.removeItem('member'));
      await reloadReady(page);
      await expectCard(page, 'People I can tell');
    });

    expect(sent.join('\n')).not.toContain('canary');
    expect(sent.join('\n')).not.toContain('5550102233');
  });
});

test.describe('where nothing tells the country', () => {
  test.use({ timezoneId: 'UTC', locale: 'en' });

  test('it is chosen below the card, and its numbers stand there', async ({ page }) => {
    await asGuest(page);
    const { part: people, open } = planPart(page, 'People I can tell');
    await open();
    await people.getByLabel('Name').fill('Maya');
    await page.keyboard.press('Enter');
    await expect(people.getByLabel('Phone number (optional)')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(people.getByLabel('Note (optional)')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(people.getByLabel('What I can say or write (optional)')).toBeFocused();
    await people.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(people.getByRole('list', { name: 'People I can tell' })).toContainText('Maya');
    await page.getByRole('button', { name: OPEN_HERE }).click();
    await page.getByRole('button', { name: 'See my cards' }).first().click();
    const pinned = page.getByRole('region', { name: 'Help now' });
    await expectCard(page, 'People I can tell');
    // Nothing stands on a card that only asks for a country, so there is one card.
    await expect(next(page)).toHaveCount(0);
    await expectInSight(pinned.getByRole('link', { name: 'Call 112 (most countries)' }));
    await expectInSight(pinned.getByLabel('Numbers for'));
    await pinned.getByLabel('Numbers for').selectOption('Ireland');
    await expectInSight(pinned.getByRole('link', { name: 'Call 112' }));
    await expect(pinned.getByLabel('Numbers for')).toHaveCount(0);
    await next(page).click();
    await expectCard(page, 'Professionals and lines');
    await expect(next(page)).toHaveText('First card');
  });
});

test('the plan is readable on the device only while its owner wants that', async ({ page }) => {
  await asGuest(page);
  await writePlan(page, { reason: REASON, phone: PHONE });
  const choose = page.getByRole('button', { name: 'Save it' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectInSight(choose);
  await choose.click();
  const ways = page.getByRole('dialog', { name: 'How do you want to save your plan?' });
  await expect(ways.getByRole('heading')).toBeFocused();
  await expectOpenToAll(page);
  await page.keyboard.press('Escape');
  await expect(ways).toHaveCount(0);
  await expect(choose).toBeFocused();
  await choose.click();
  await ways.getByRole('button', { name: OPEN_HERE }).click();
  await expectInSight(page.getByRole('button', { name: 'See my cards' }).first());
  await expect(choose).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My plan' })).toBeFocused();
  await expect(page.getByText('Your plan is saved on this device.')).toBeVisible();
  await expect(page.getByText('Your plan is saved this way.')).toBeVisible();
  await expect(page.getByRole('button', { name: OPEN_HERE })).toHaveCount(0);
  const kept = await databases(page);
  expect(kept['stillgrove-open-plan']).toContain(REASON);
  for (const [name, text] of Object.entries(kept))
    if (name !== 'stillgrove-open-plan') expect(text, name).not.toContain('canary');

  await test.step('what is typed stays where the passphrase is given up', async () => {
    await page.getByRole('button', { name: 'Lock it, and remove the open copy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Your plan is saved on this device.')).toBeVisible();
    await expect(planPart(page, 'My reasons to stay').part).toContainText(REASON);
  });

  await test.step('once it is locked, no word of it is readable', async () => {
    await page.getByRole('button', { name: 'Lock it, and remove the open copy' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Lock and save' })).toBeInViewport(WHOLE);
    await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
    await dialog.getByRole('button', { name: 'Lock and save' }).click();
    await expect(page.getByText('Your plan is locked in your private space.')).toBeVisible();
    for (const [name, text] of Object.entries(await databases(page)))
      expect(text, name).not.toContain('canary');
  });

  await test.step('a reload asks for the passphrase, with the way to help below', async () => {
    await reloadReady(page);
    await expect(page.getByRole('heading', { name: 'Your plan is locked' })).toBeVisible();
    await expectOpenToAll(page);
    await page.getByRole('button', { name: 'Open my plan' }).click();
    await page.getByRole('dialog').getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await expectCard(page, 'My reasons to stay');
    await expect(card(page)).toContainText(REASON);
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await expect(page).toHaveURL('/browse');
  });
});

test('whoever saves the plan saves what stands in a field too', async ({ page }) => {
  await asGuest(page);
  const { part, open } = planPart(page, 'My reasons to stay');
  await open();
  await expect(page.getByRole('button', { name: OPEN_HERE })).toHaveCount(0);
  await part.getByLabel('A reason').fill(REASON);
  await page.getByRole('button', { name: OPEN_HERE }).click();
  await expect(page.getByText('Your plan is saved on this device.')).toBeVisible();
  await expect(part.getByLabel('A reason')).toHaveValue('');
  await reloadReady(page);
  await expectCard(page, 'My reasons to stay');
  await expect(card(page)).toContainText(REASON);
});

test('whoever takes every suggestion of a part goes on in its field', async ({ page }) => {
  await asGuest(page);
  const { part, open } = planPart(page, 'My reasons to stay');
  await open();
  await part.getByText('Suggestions', { exact: true }).click();
  const suggestions = part.getByRole('button', { name: /^Add: / });
  const count = await suggestions.count();
  for (let left = count; left > 0; left -= 1) {
    await suggestions.first().click();
    await expect(suggestions).toHaveCount(left - 1);
  }
  await expect(part.getByRole('listitem')).toHaveCount(count);
  await expect(part.getByRole('textbox').first()).toBeFocused();
});

test('what was removed comes back, and nothing stands in the way of anyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asGuest(page);
  const reasons = planPart(page, 'My reasons to stay');
  await reasons.open();
  await reasons.part.getByText('Suggestions', { exact: true }).click();
  await reasons.part.getByRole('button', { name: 'Add: Hard times have passed before' }).click();
  await expect(reasons.part.getByRole('status')).toHaveText('Added: Hard times have passed before');
  // The one that was pressed is gone.
  await expect(reasons.part.getByRole('button', { name: /^Add: / }).and(page.locator(':focus'))).toHaveCount(
    1,
  );
  await reasons.part.getByRole('button', { name: 'Remove: Hard times have passed before' }).click();
  await expect(reasons.part.getByRole('button', { name: 'Undo' })).toBeFocused();
  await reasons.part.getByRole('button', { name: 'Undo' }).click();
  await expect(reasons.part.getByRole('listitem').first()).toContainText('Hard times have passed before');
  await writePlan(page, { reason: REASON, phone: PHONE });
  await page.getByRole('button', { name: OPEN_HERE }).click();
  await expect(page.getByRole('heading', { name: 'Where your plan is saved' })).toBeFocused();
  await expectInSight(page.getByText('Your plan is saved on this device.'));
  await expectOpenToAll(page);

  await test.step('a copy has all phone numbers, and says what it leaves out', async () => {
    await expect(page.getByText('It leaves out your hope box')).toBeVisible();
    await page.evaluate(() => {
      const written = {
        writeText: (text: string) => Promise.resolve(void (document.body.dataset.copied = text)),
      };
      Object.defineProperty(navigator, 'clipboard', { value: written });
    });
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByText('Copied, with all phone numbers.')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute(
      'data-copied',
      new RegExp(PHONE.replace(/[+()]/g, '\\$&')),
    );
  });

  await test.step('with long words in all seven parts it is one page, and one card to fold', async () => {
    await fillPlan(page, 4);
    await reloadReady(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'My plan' })).toBeFocused();
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    // As wide as the page is between the margins that browsers leave.
    await page.setViewportSize({ width: Math.floor(190 * PIXELS_PER_MM), height: 900 });
    for (const [name, heightMm] of [
      ['Print on one page', 277],
      ['Print a card to fold', 126],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await page.emulateMedia({ media: 'print' });
      const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(pages, name).toHaveLength(1);
      const paper = page.getByRole('article').filter({ hasText: 'safer 3' });
      expect(await paper.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBe(0);
      const { height = Infinity } = (await paper.boundingBox()) ?? {};
      expect(height / PIXELS_PER_MM, name).toBeLessThanOrEqual(heightMm);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  await page.getByRole('button', { name: 'See my cards' }).first().click();
  await expect(card(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectOpenToAll(page);
  await test.step('nothing is cut off in large text on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wider()).toBe(0);
    await next(page).click();
    expect(await wider()).toBe(0);
  });
});

test('empty parts are folded, but for the first, and folding loses nothing', async ({ page }) => {
  await asGuest(page);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(
    planPart(page, 'How I notice it’s getting hard').part.getByLabel('Something I notice'),
  ).toBeVisible();
  const reasons = planPart(page, 'My reasons to stay');
  await expect(reasons.part.getByLabel('A reason')).toBeHidden();
  await reasons.toggle.press('Enter');
  await reasons.part.getByLabel('A reason').fill(REASON);
  await reasons.part.getByLabel('A reason').press('Enter');
  await reasons.part.getByLabel('A reason').fill('Spring in the garden');
  await reasons.toggle.click();
  await expect(reasons.part).toContainText('1 note');
  await expect(reasons.part.getByText(REASON)).toBeHidden();
  await reasons.toggle.click();
  await expect(reasons.part.getByText(REASON)).toBeVisible();
  await expect(reasons.part.getByLabel('A reason')).toHaveValue('Spring in the garden');
});

test('where more can be written stays in sight after a long name was added', async ({ page }) => {
  await asGuest(page);
  const people = planPart(page, 'People I can tell');
  await people.add({ Name: 'M'.repeat(80), 'Phone number (optional)': 'call me' });
  await expect(people.part.getByText('This can’t be dialed.')).toBeVisible();
  await expect(people.part.getByLabel('Name')).toBeFocused();
  await expectInSight(people.part.getByLabel('Name'));
});

test('a message under a field moves neither the field nor the button beside it', async ({ page }) => {
  await asGuest(page);
  const { part } = planPart(page, 'How I notice it’s getting hard');
  const add = part.getByRole('button', { name: 'Add', exact: true });
  const before = await add.boundingBox();
  await add.click();
  await expect(part.getByText('Write something first.')).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
});

test('two presses of Escape leave for another page at once, whatever is typed', async ({ page, watch }) => {
  watch.allow(/foreign request: https:\/\/www\.wikipedia\.org\//);
  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'Wikipedia' }));
  await asGuest(page);
  const reasons = planPart(page, 'My reasons to stay');
  await reasons.open();
  await reasons.part.getByLabel('A reason').fill(REASON);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('https://www.wikipedia.org/');
});

test('a photo in the hope box keeps nothing of what the camera wrote beside it', async ({ page }) => {
  await asGuest(page);
  const photo = await photoWith(page, 'canary-place 52.5200 N 13.4050 E');
  const box = page.getByRole('region', { name: 'My hope box' });
  await box.getByText('Add something').click();
  await box
    .getByLabel('Add photos')
    .setInputFiles({ name: 'dog.jpg', mimeType: 'image/jpeg', buffer: photo });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await dialog.getByRole('button', { name: 'Lock and save' }).click();

  const shown = box.getByRole('img', { name: 'Photo' });
  await expect(box.getByLabel('Words to remember')).toBeVisible();
  await box.getByRole('button', { name: 'Remove: Photo' }).scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty('naturalWidth', 1280);
  const [type = '', data = ''] = ((await shown.getAttribute('src')) ?? '').split(',');
  expect(type).toBe('data:image/webp;base64');
  const bytes = Buffer.from(data, 'base64');
  expect(bytes.length).toBeLessThan(200_000);
  expect(bytes.toString('latin1')).not.toContain('canary');
  for (const [name, text] of Object.entries(await databases(page)))
    expect(text, name).not.toContain('canary');

  await box.getByRole('button', { name: 'Remove: Photo' }).click();
  await expect(shown).toHaveCount(0);
  await box.getByRole('button', { name: 'Undo' }).click();
  await expect(box.getByRole('img', { name: 'Photo' })).toHaveCount(1);
});

test('who came from another page can record a voice', async ({ page }) => {
  await asGuest(page);
  await gotoReady(page, '/help');
  await turnTo(page, '/plan');
  const box = page.getByRole('region', { name: 'My hope box' });
  await box.getByText('Add something').click();
  await box.getByRole('button', { name: 'Record' }).click();
  await expect(box.getByText('Recording…')).toBeVisible();
  await box.getByRole('button', { name: 'Stop and save' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a passphrase' })).toBeVisible();
});
