// one-screen: phone
import {
  createAccountByForm,
  logOutByHub,
  newPerson,
  openAccountPanel,
  signInByForm,
} from '../support/accounts';
import { breathe, PHASE_MS, start, stop } from '../support/breathing';
import { grow } from '../support/growth';
import { expectInSight } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, reloadReady, stored } from '../support/pages';
import { at, hint, lived, liveAt, suggestion, used } from '../support/today';
import { expect, test } from '../support/test';

test.use({ timezoneId: 'UTC' });

const FOUR_EVENINGS = [4, 3, 2, 1].map((ago) => used('breathing', ago, 22, 3));

test('the first visit asks one question, whose answer is known on this device and never asked again', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 22));
  const person = await accounts.signedIn(context, newPerson('Anna Still'));
  await gotoReady(page, '/browse');
  const question = page.getByRole('main').getByRole('region', { name: 'What brings you here?' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Anna');
  await expect(suggestion(page)).toHaveCount(0);
  await expectOpenToAll(page);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await question.getByRole('button', { name: 'Sleep', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(suggestion(page).getByRole('heading')).toBeFocused();
  await expect(suggestion(page)).toContainText('You said sleep brought you here.');
  await expect(
    suggestion(page).getByRole('link', { name: /^Start.*Wind down for the night$/ }),
  ).toHaveAttribute('href', '/sleep');
  await suggestion(page)
    .getByRole('link', { name: /^Start/ })
    .hover();
  // Whatever else is pointed at is loaded.
  const loaded = page.waitForRequest(/Breathing/);
  await page.getByRole('navigation', { name: 'Your places' }).getByRole('link', { name: 'Breathe' }).hover();
  await loaded;
  expect(sent.filter((each) => each.includes('sleep'))).toEqual([]);

  await reloadReady(page);
  await expect(suggestion(page)).toContainText('You said sleep brought you here.');

  await logOutByHub(page);
  await gotoReady(page, '/login?from=/browse');
  await signInByForm(page, person);
  await expect(suggestion(page)).toBeVisible();
  await expect(suggestion(page)).not.toContainText('sleep');
  await expect(question).toHaveCount(0);
});

test('the question can be skipped, for good', async ({ page, context, accounts }) => {
  await liveAt(page, at(0, 10));
  await accounts.signedIn(context);
  await gotoReady(page, '/browse');
  const skip = page.getByRole('main').getByRole('button', { name: 'Skip' });
  await expectInSight(skip);
  await skip.click();
  await expect(suggestion(page)).toContainText('Breathe for a minute');
  await reloadReady(page);
  await expect(suggestion(page)).toContainText('Breathe for a minute');
  await expect(page.getByText('What brings you here?')).toHaveCount(0);
});

test('after four short evenings of breathing at ten, at ten it suggests breathing', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 22));
  await accounts.signedIn(context, newPerson('Anna Still'));
  for (let evening = 0; evening < 4; evening += 1) {
    if (evening > 0) await liveAt(page, at(evening, 22));
    await gotoReady(page, '/breathing');
    await start(page);
    await breathe(page, 2 * PHASE_MS);
    await stop(page);
  }

  await liveAt(page, at(4, 22));
  await gotoReady(page, '/browse');
  await expect(suggestion(page)).toContainText('You often do this before bed.');
  await expect(suggestion(page).getByRole('link', { name: /^Start.*Breathe/ })).toHaveAttribute(
    'href',
    '/breathing?minutes=1',
  );
  const lately = page.getByRole('region', { name: 'Lately' });
  await expect(lately.getByText(/^\d+ leaves this week$/)).toBeVisible();
  await expect(lately.getByRole('list').last().getByRole('listitem')).toHaveText([
    'Wednesday: Breathing',
    'Thursday: Breathing',
    'Friday: Breathing',
    'Saturday: Breathing',
  ]);
  await expectOpenToAll(page);

  await liveAt(page, at(5, 9));
  await gotoReady(page, '/browse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning, Anna');
  await expect(suggestion(page)).not.toContainText('You often do this');
});

test('something else gives the next thing, and nothing that was not wanted comes again today', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 22));
  await accounts.signedIn(context);
  await lived(page, { history: FOUR_EVENINGS });
  await gotoReady(page, '/browse');
  const other = suggestion(page).getByRole('button', { name: 'Something else' });
  const title = suggestion(page).getByRole('heading');
  await expect(title).toHaveText('Breathe for a minute');
  const titles = ['Breathe for a minute'];
  await other.click();
  await expect(title).not.toHaveText('Breathe for a minute');
  await expect(other).toBeFocused();
  await reloadReady(page);
  await expect(title).not.toHaveText('Breathe for a minute');

  while (await other.isVisible()) {
    const shown = (await title.textContent()) ?? '';
    titles.push(shown);
    await other.click();
    await expect(title).not.toHaveText(shown);
  }
  expect(new Set(titles).size).toBe(titles.length);
  await expect(title).toHaveText('That’s all we can suggest today');
  await expect(title).toBeFocused();
  await suggestion(page).getByRole('link', { name: 'See all activities' }).click();
  await expect(page.getByRole('heading', { name: 'What would help today?' })).toBeInViewport();

  await liveAt(page, at(1, 22));
  await gotoReady(page, '/browse');
  await expect(title).toHaveText('Breathe for a minute');
});

test('the week before is told once, in true numbers, and closed for good', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 9));
  await accounts.signedIn(context);
  await lived(page, {
    history: [
      used('breathing', 8, 22, 12),
      used('breathing', 6, 22, 8),
      used('diary', 6, 23),
      used('memory', 1, 20, 1),
    ],
  });
  await gotoReady(page, '/browse');
  const lookBack = page.getByRole('region', { name: 'Last week' });
  await expect(lookBack).toContainText(
    'You did something here on 2 days, on this device. Most often it was Breathing, on 2 days. Your tree grew 20 leaves.',
  );
  await expectOpenToAll(page);
  await reloadReady(page);
  await expect(lookBack).toBeVisible();
  await lookBack.getByRole('button', { name: 'Close' }).click();
  await expect(lookBack).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Lately' })).toBeFocused();
  await reloadReady(page);
  await expect(lookBack).toHaveCount(0);
});

test('the next appointment is named, in the time of the person who reads', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 9));
  await accounts.signedIn(context);
  const row = page.getByRole('main').locator('a[href="/appointments"]');
  await gotoReady(page, '/browse');
  await expect(row).toContainText('See or schedule them.');
  await expect(row).toBeVisible();
  // The page may change between two looks.
  let before = await row.boundingBox();
  await expect.poll(async () => (before = await row.boundingBox())).not.toBeNull();

  const appointment = (days: number, state: string) => ({
    id: `a${String(days)}${state}`,
    therapist: { id: 't', name: 'Dr. Rao', isSample: false },
    startsAt: new Date(at(days, 16)).toISOString(),
    minutes: 50,
    meets: 'online',
    state,
  });
  const appointments = [
    appointment(9, 'scheduled'),
    appointment(1, 'scheduled'),
    appointment(0, 'canceled'),
    appointment(-3, 'scheduled'),
  ];
  await page.route('**/api/v1/appointments', (route) =>
    route.fulfill({ json: { success: true, appointments } }),
  );
  await reloadReady(page);
  await expect(row).toHaveText(/^Tomorrow, 4:00\sPMAppointment with Dr\. Rao$/);
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(before?.height);
});

test('a first week has at most one hint a day, and a closed one stays closed', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 10));
  const person = await accounts.signedIn(context);
  await grow(context, 1);
  await gotoReady(page, '/browse');
  await expect.poll(() => stored(page, 'totalScore')).toBe('1');
  await gotoReady(page, '/help');
  await expect(hint(page)).toHaveCount(0);
  await gotoReady(page, '/reward');
  await expect(hint(page)).toContainText('You can keep a picture of your tree.');
  await expectOpenToAll(page);
  await gotoReady(page, '/breathing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hint(page)).toHaveCount(0);

  await liveAt(page, at(1, 10));
  await gotoReady(page, '/breathing');
  // It waits until it covers neither what can be pressed nor the guide.
  await page.evaluate(() => scrollBy(0, 600));
  await expect(hint(page)).toContainText('other ways to breathe');
  await hint(page).getByRole('button', { name: 'Close this hint' }).press('Enter');
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await reloadReady(page);
  await expect(hint(page)).toHaveCount(0);

  await liveAt(page, at(2, 10));
  await gotoReady(page, '/browse');
  // Where everything on the screen can be pressed, it waits until the page is scrolled.
  await page.evaluate(() => scrollBy(0, 300));
  await expect(hint(page)).toContainText('numbers you can call');
  await logOutByHub(page);
  await gotoReady(page, '/login?from=/breathing');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/breathing');
  await expect(hint(page)).toHaveCount(0);
});

test('what a device knows of a person goes when the person signs out', async ({
  page,
  context,
  accounts,
}) => {
  await liveAt(page, at(0, 22));
  await accounts.signedIn(context);
  await lived(page, { history: FOUR_EVENINGS, reason: 'worry' });
  await gotoReady(page, '/browse');
  await logOutByHub(page);
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('today:'))))
    .toEqual([]);
});

test('a guest has the same hub without a name, and what a guest did is known to the member', async ({
  page,
}) => {
  await liveAt(page, at(0, 19));
  await gotoReady(page, '/browse');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening');
  await expect(page.getByText('What you do here stays on this device.')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/appointments"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Worry', exact: true }).click();
  await expect(suggestion(page)).toContainText('You said worry brought you here.');
  await expectOpenToAll(page);

  await openAccountPanel(page);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();

  const person = newPerson('Anna Still');
  await gotoReady(page, '/login?from=/browse');
  await createAccountByForm(page, person);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/browse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Anna');
  await reloadReady(page);
  await expect(suggestion(page)).toContainText('You said worry brought you here.');
});

test('what was done on another device stands in Lately too', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  // As another device sends it.
  await grow(context, 3);
  await gotoReady(page, '/browse');
  const lately = page.getByRole('region', { name: 'Lately' });
  await expect(lately.getByText(/day: Breathing$/)).toBeAttached();
  await expect(lately.getByText('3 leaves this week')).toBeVisible();
  await expectOpenToAll(page);
});
