// one-screen: phone
import type { Page } from '@playwright/test';
import { expectGreeting, logOutByBar, signInByForm, type Accounts, type Person } from '../support/accounts';
import { BREATH_MS, breathe, expectTally, PHASE_MS, start, stop, waitingNote } from '../support/breathing';
import {
  gotoReady,
  holdTime,
  keptForOffline,
  openMenu,
  reloadReady,
  stored,
  storedNames,
  toasts,
  zoneAtNoon,
} from '../support/pages';
import { expect, test } from '../support/test';

/** Longer than the longest pause between two tries to deliver. */
const NEXT_TRY_MS = 61_000;

const POINTS = '**/api/v1/points';

// What is gathered in a journey belongs to one day.
test.use({ timezoneId: zoneAtNoon() });

/** A member is about to breathe, and time goes on by hand alone. */
async function arriveAtBreathing(page: Page, accounts: Accounts): Promise<Person> {
  const person = await accounts.signedIn(page.context());
  await holdTime(page);
  await gotoReady(page, '/breathing');
  return person;
}

test.describe('nothing that was shown is lost, and nothing counts twice', () => {
  test('when the server goes away while someone breathes', async ({
    page,
    context,
    accounts,
    instance,
    watch,
  }) => {
    watch.allowOutage();
    await arriveAtBreathing(page, accounts);
    await start(page);
    await breathe(page, PHASE_MS);
    await expectTally(page, { points: 1, leaves: 1, breaths: 0 });
    await expect(waitingNote(page)).toBeHidden();
    await expect.poll(() => accounts.totalScore(context)).toBe(1);

    await instance.stop();
    await breathe(page, PHASE_MS);
    await expectTally(page, { points: 3, leaves: 2, breaths: 0 });
    await expect(waitingNote(page)).toHaveText(/^One update to your points is saved on this device/);
    await breathe(page, PHASE_MS);
    await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
    await expect(waitingNote(page)).toHaveText(/^2 updates to your points are saved on this device/);
    await stop(page);

    await instance.start();
    await page.clock.runFor(NEXT_TRY_MS);
    await expect(waitingNote(page)).toBeHidden();
    await expect.poll(() => stored(page, 'totalScore')).toBe('4');
    await expect.poll(() => accounts.totalScore(context)).toBe(4);
    await reloadReady(page);
    await expectTally(page, { points: 4, leaves: 3, breaths: 0 });
    await expect.poll(() => accounts.totalScore(context)).toBe(4);
  });

  test('when the server dies right after it took an award', async ({
    page,
    context,
    accounts,
    instance,
    watch,
  }) => {
    watch.allowOutage();
    await arriveAtBreathing(page, accounts);
    await start(page);
    const taken = page.waitForResponse(
      (response) => response.url().endsWith('/api/v1/points') && response.request().method() === 'POST',
    );
    await breathe(page, PHASE_MS);
    await taken;
    await instance.kill9();
    await instance.start();
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
  });

  test('when the server dies while an award is on its way', async ({
    page,
    context,
    accounts,
    instance,
    watch,
  }) => {
    watch.allowOutage();
    await arriveAtBreathing(page, accounts);
    await start(page);
    // What the exercise shows comes from the server as well, which is away from now on again and again.
    await expect(page.getByRole('definition').first()).toHaveText('0');
    for (const points of [1, 3, 4]) {
      const sent = page.waitForRequest(
        (request) => request.url().endsWith('/api/v1/points') && request.method() === 'POST',
      );
      await breathe(page, PHASE_MS);
      await sent;
      await instance.kill9();
      await instance.start();
      await expect(page.getByRole('definition').first()).toHaveText(String(points));
    }
    await stop(page);
    await page.clock.runFor(NEXT_TRY_MS);
    await expect.poll(() => accounts.totalScore(context)).toBe(4);
    await expect(waitingNote(page)).toBeHidden();
    await expect.poll(() => stored(page, 'totalScore')).toBe('4');
  });

  test('when the answer of the server is lost', async ({ page, context, accounts, watch }) => {
    watch.allow(/net::ERR_FAILED/);
    await arriveAtBreathing(page, accounts);
    let lost = 0;
    await page.route(POINTS, async (route) => {
      if (route.request().method() === 'POST' && lost < 2) {
        lost += 1;
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await start(page);
    await breathe(page, BREATH_MS);
    await stop(page);
    await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
    await page.clock.runFor(NEXT_TRY_MS);
    await expect(waitingNote(page)).toBeHidden();
    expect(lost).toBeGreaterThan(0);
    await expect.poll(() => accounts.totalScore(context)).toBe(4);
    await expect.poll(() => stored(page, 'totalScore')).toBe('4');
  });

  test('when the tab is closed before anything was delivered', async ({
    page,
    context,
    accounts,
    instance,
    watch,
  }) => {
    watch.allowOutage();
    await arriveAtBreathing(page, accounts);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await start(page);
    await expectTally(page, { points: 0, leaves: 0, breaths: 0 });
    await instance.stop();
    await breathe(page, BREATH_MS);
    await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
    await stop(page);
    await page.close();

    await instance.start();
    await expect.poll(() => accounts.totalScore(context)).toBe(0);
    const later = await context.newPage();
    await gotoReady(later, '/reward');
    await later.clock.runFor(1_000);
    await expect(later.getByText('Tasks Completed: 4 of 500')).toBeVisible();
    await expect.poll(() => accounts.totalScore(context)).toBe(4);
  });

  test('when the page is left the moment an award is made', async ({ page, context, accounts }) => {
    await arriveAtBreathing(page, accounts);
    await start(page);
    await breathe(page, PHASE_MS);
    await expectTally(page, { points: 1, leaves: 1, breaths: 0 });
    await page.goto('about:blank');
    await gotoReady(page, '/reward');
    await page.clock.runFor(1_000);
    await expect(page.getByText('Tasks Completed: 1 of 500')).toBeVisible();
    await expect.poll(() => accounts.totalScore(context)).toBe(1);
  });

  test('when someone wants to breathe in two tabs at once', async ({ page, context, accounts, watch }) => {
    watch.allow(/The sound needs a touch before it may play/);
    await accounts.signedIn(context);
    await holdTime(page);
    await gotoReady(page, '/breathing');
    await start(page);
    const other = await context.newPage();
    await gotoReady(other, '/breathing');
    // It neither starts by itself nor by a press.
    const elsewhere = (tab: Page) => tab.getByText('Your breathing exercise is running in another tab.');
    await expect(elsewhere(other)).toBeVisible();
    await start(other);
    await expect(elsewhere(other)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Start' })).toBeVisible();
    await breathe(context, BREATH_MS);
    await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
    await expectTally(other, { points: 4, leaves: 3, breaths: 0 });
    await expect.poll(() => accounts.totalScore(context)).toBe(4);

    await other.getByRole('button', { name: 'Breathe here instead' }).click();
    await expect(other.getByRole('dialog', { name: 'Breathing Exercise' }).locator(':focus')).toHaveCount(1);
    await expect(other.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect(elsewhere(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await breathe(context, BREATH_MS);
    await expectTally(other, { points: 8, leaves: 6, breaths: 1 });
    await expect.poll(() => accounts.totalScore(context)).toBe(8);
    await reloadReady(other);
    await expect(other.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await stop(other);
    for (const tab of [page, other]) {
      await gotoReady(tab, '/reward');
      await context.clock.runFor(1_000);
      await expect(tab.getByText('Tasks Completed: 8 of 500')).toBeVisible();
    }
  });

  test('when two devices breathe in turn and one of them is offline for a while', async ({
    page,
    context,
    accounts,
    newDevice,
    watch,
  }) => {
    watch.allowOutage();
    const person = await accounts.signedIn(context);
    const other = await newDevice();
    await accounts.signIn(other.context(), person);
    for (const device of [page, other]) {
      await holdTime(device);
      await gotoReady(device, '/breathing');
      await expect(device.getByRole('button', { name: 'Start' })).toBeVisible();
    }
    await context.setOffline(true);
    for (const device of [page, other]) {
      await start(device);
      await breathe(device, BREATH_MS);
      await expectTally(device, { points: 4, leaves: 3, breaths: 1 });
      await stop(device);
    }
    await expect.poll(() => accounts.totalScore(other.context())).toBe(4);
    await context.setOffline(false);
    await page.clock.runFor(NEXT_TRY_MS);
    await expect.poll(() => accounts.totalScore(context)).toBe(8);
    await expect.poll(() => stored(page, 'totalScore')).toBe('8');
  });
});

test('an answer that comes late never takes back what was shown', async ({ page, context, accounts }) => {
  await accounts.signedIn(context);
  await holdTime(page);
  let letCome: () => void = () => undefined;
  const come = new Promise<void>((resolve) => (letCome = resolve));
  let asked = false;
  await page.route(POINTS, async (route) => {
    if (route.request().method() !== 'GET') {
      await route.continue();
      return;
    }
    // What the server knew before the breath.
    const response = await route.fetch();
    asked = true;
    await come;
    await route.fulfill({ response });
  });
  await gotoReady(page, '/breathing');
  await expect.poll(() => asked).toBe(true);
  await start(page);
  await breathe(page, BREATH_MS);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await stop(page);
  // Delivered and settled before the answer comes.
  await expect.poll(() => accounts.totalScore(context)).toBe(4);
  const late = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/api/v1/points'),
  );
  letCome();
  await (await late).finished();
  await expect.poll(() => accounts.totalScore(context)).toBe(4);
  await openMenu(page);
  await page.getByRole('link', { name: 'RewardTree' }).click();
  await expect(page).toHaveURL('/reward');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();
});

test.describe('with the pages kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('logging out while the server is away loses nothing', async ({
    page,
    context,
    accounts,
    instance,
    watch,
  }) => {
    watch.allowOutage();
    const person = await arriveAtBreathing(page, accounts);
    await keptForOffline(page);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await start(page);
    await expectTally(page, { points: 0, leaves: 0, breaths: 0 });
    await instance.stop();
    await breathe(page, BREATH_MS);
    await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
    await stop(page);
    await logOutByBar(page);
    await expect(toasts(page)).toContainText('You’re signed out on this device.');
    await expect.poll(() => storedNames(page)).toEqual([]);

    await instance.start();
    await gotoReady(page, '/login?from=/reward');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.poll(async () => (await context.request.get('/api/v1/points')).status()).toBe(401);
    await signInByForm(page, person);
    await expect(page).toHaveURL('/reward');
    await page.clock.runFor(1_000);
    await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();
    await expect.poll(() => accounts.totalScore(context)).toBe(4);
    await expectGreeting(page, 'Ada');
  });
});

test('without IndexedDB the tree shows what the server counted, and each breath counts there', async ({
  page,
  context,
  accounts,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
  });
  await arriveAtBreathing(page, accounts);
  await start(page);
  await breathe(page, BREATH_MS);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await stop(page);
  await expect.poll(() => accounts.totalScore(context)).toBe(4);
  await page.evaluate(() => localStorage.clear());
  await gotoReady(page, '/reward');
  await page.clock.runFor(1_000);
  await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();
});

test('with local storage full, points count and what was put aside is not lost', async ({
  page,
  context,
  accounts,
}) => {
  const person = await arriveAtBreathing(page, accounts);
  await start(page);
  await breathe(page, BREATH_MS);
  await stop(page);
  await expectTally(page, { points: 4, leaves: 3, breaths: 1 });
  await logOutByBar(page);
  await expect(toasts(page)).toHaveText('Logged out successfully');
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await page.addInitScript(() => {
    if (sessionStorage.getItem('full') === null) return;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  await gotoReady(page, '/login?from=/breathing');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/breathing');
  await start(page);
  await breathe(page, PHASE_MS);
  await expectTally(page, { points: 1, leaves: 1, breaths: 0 });
  await stop(page);
  await expect.poll(() => accounts.totalScore(context)).toBe(5);

  await page.evaluate(() => sessionStorage.removeItem('full'));
  await reloadReady(page);
  await expectTally(page, { points: 4, leaves: 3, breaths: 0 });
});

test('the tree shows its leaves 500 ms after the page is there, not before', async ({
  page,
  context,
  accounts,
}) => {
  await arriveAtBreathing(page, accounts);
  await start(page);
  await breathe(page, BREATH_MS);
  await stop(page);
  await expect.poll(() => accounts.totalScore(context)).toBe(4);

  await gotoReady(page, '/reward');
  const count = page.getByText('Tasks Completed');
  await expect(count).toBeHidden();
  await page.clock.runFor(499);
  await expect(count).toBeHidden();
  await expect(page.getByText('This is your seed.')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Tasks Completed: 4 of 500')).toBeVisible();
  await expect(page.getByText('A tree with 4 of 500 leaves.')).toBeAttached();
});
