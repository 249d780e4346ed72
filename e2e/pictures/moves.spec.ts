import { expect, type Page } from '@playwright/test';
import { accountForm, createAccountByForm, newPerson, type Person } from '../support/accounts';
import { begin, press } from '../support/body-scan';
import { breathe, PHASE_MS, showControls, start } from '../support/breathing';
import { choosePassphrase, diary, turnToNewPage } from '../support/diary';
import { bubbles, faces, paneColor, submitColorOff, tiles } from '../support/games';
import { grow } from '../support/growth';
import { gotoReady, openMenu, reloadReady, toasts } from '../support/pages';
import { at, hint, lived, liveAt, suggestion, used } from '../support/today';
import { type Picture, writeSheet } from './contact-sheet';
import { looksAt } from './looks';
import { closeHint, test } from './test';
import { takeScreenshots, toSight } from './visit';

const FOUR_EVENINGS = [4, 3, 2, 1].map((ago) => used('breathing', ago, 22, 3));

test('1: the sun is a breath', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '1-sun', title: 'The sun is a breath' };
  await takeScreenshots(options, async ({ page, shot, holdTime }) => {
    await gotoReady(page, '/');
    await shot('The hero');
    await holdTime();
    const breath = page.getByRole('dialog', { name: 'One minute of slow breathing' });
    await page.getByRole('button', { name: 'Breathe with me one minute' }).click();
    await page.clock.runFor(3_000);
    await page.waitForTimeout(2_500);
    await shot('Breathe in');
    await page.clock.runFor(3_000);
    await page.waitForTimeout(2_000);
    await shot('Breathe out');
    await page.clock.runFor(54_500);
    await expect(breath.getByRole('heading', { name: 'Six breaths' })).toBeVisible();
    await shot('After six breaths');
  });
});

test('2: without an account', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '2-guest', title: 'Without an account' };
  await takeScreenshots(options, async ({ page, shot }) => {
    await gotoReady(page, '/login?from=/browse');
    await shot('The door');
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(page).toHaveURL('/browse');
    await page.getByRole('main').getByRole('button', { name: 'Skip' }).click();
    await shot('The hub of a guest');
    await gotoReady(page, '/appointments');
    await shot('What needs an account');
    await gotoReady(page, '/settings');
    await shot('Settings of a guest');
  });
});

test('3: joining in one go', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '3-joining', title: 'Joining in one go' };
  await takeScreenshots(options, async ({ page, shot }) => {
    await gotoReady(page, '/login?from=/breathing');
    await shot('Sign in or continue without an account');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(accountForm.title(page)).toHaveText('Create Your Account');
    await shot('Create an account');
    await accountForm.email(page).fill('nowhere');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await shot('Errors stand under the field');
    await gotoReady(page, '/login?from=/breathing');
    await createAccountByForm(page, newPerson('Ada Quiet'));
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
    await shot('Continue');
  });
});

test('4: an app’s navigation', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '4-navigation', title: 'Navigation' };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/books');
    await shot('The five places, and a page head');
    await openMenu(page);
    await shot('The menu');
    await gotoReady(page, '/settings');
    await shot('Settings of a member');
    await toSight(page, 'Account');
    await shot('The account, a row for each part');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await shot('The footer of a member');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    let told = 0;
    await page.route('**/api/v1/user/login', async (route) => {
      const message = `Thing ${String((told += 1))} went wrong.`;
      await route.fulfill({ status: 401, json: { success: false, code: 'wrong-credentials', message } });
    });
    await gotoReady(page, '/login');
    for (let count = 1; count <= 3; count += 1) {
      await accountForm.email(page).fill('a@example.org');
      await accountForm.password(page).fill('a quiet morning');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(toasts(page)).toHaveCount(count);
    }
    await shot('Messages in front of each other');
  });
});

test('5: breathing with an arc', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '5-breathing', title: 'Breathing' };
  await takeScreenshots(options, async ({ page, shot, signIn, holdTime }) => {
    await signIn();
    await gotoReady(page, '/breathing');
    await closeHint(page);
    await shot('Before');
    await holdTime();
    await page.getByText('1 minute', { exact: true }).click();
    await start(page);
    await breathe(page, 1_500);
    await shot('Settle in');
    await breathe(page, 1_500 + PHASE_MS / 2);
    await shot('Inhale');
    await breathe(page, PHASE_MS);
    await shot('Hold');
    await breathe(page, PHASE_MS);
    await showControls(page);
    await page.clock.runFor(400);
    await shot('Exhale, with the controls');
    await breathe(page, 60_000);
    await expect(page.getByRole('heading', { name: '5 breaths' })).toBeVisible();
    await shot('The end');
  });
});

/** People with trees of these scores, the same on every device. */
async function peopleWith(
  scores: readonly number[],
  {
    browser,
    accounts,
    url,
  }: {
    browser: Parameters<typeof takeScreenshots>[0]['browser'];
    accounts: Parameters<typeof takeScreenshots>[0]['accounts'];
    url: string;
  },
): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const [index, score] of scores.entries()) {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    people.set(`${String(index)}:${String(score)}`, await accounts.signedIn(context));
    await page.goto('/about');
    await grow(context, score);
    await context.close();
  }
  return people;
}

test('6: the tree is a place', async ({ browser, instance, accounts }) => {
  const url = instance.url;
  const people = await peopleWith([0, 1, 10, 50, 120, 250, 400, 500, 620], { browser, accounts, url });
  const options = {
    browser,
    accounts,
    url,
    file: '6-tree',
    title: 'The tree',
    looks: looksAt('day', 'dusk', 'night'),
    still: true,
  };
  await takeScreenshots(options, async ({ page, context, shot, signIn }) => {
    for (const [key, person] of people) {
      await context.clearCookies();
      await page.goto('about:blank');
      await signIn(person);
      await gotoReady(page, '/reward');
      const score = key.split(':')[1] ?? '';
      await expect(page.getByText(`Tasks Completed: ${score} of 500`)).toBeVisible();
      await closeHint(page);
      await shot(`${score} points`);
    }
  });
});

test('6: the trees of ten people', async ({ browser, instance, accounts }) => {
  const [width, height] = [360, 740];
  const scores = [10, 50, 120, 250, 500];
  const rows = new Map<string, Picture[]>(scores.map((score) => [`About ${String(score)} points`, []]));
  const columns = Array.from({ length: 10 }, (_, index) => `Person ${String(index + 1)}`);
  for (const _person of columns) {
    const context = await browser.newContext({
      baseURL: instance.url,
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await liveAt(page, at(0, 11));
    await accounts.signedIn(context);
    await gotoReady(page, '/reward');
    await closeHint(page);
    for (const score of scores) {
      await grow(context, score);
      await reloadReady(page);
      await expect(page.getByText(/^Tasks Completed: [1-9]\d* of 500$/)).toBeVisible();
      await page.waitForTimeout(700);
      rows
        .get(`About ${String(score)} points`)
        ?.push({ jpeg: await page.screenshot({ type: 'jpeg', quality: 88 }), width, height });
    }
    await context.close();
  }
  await writeSheet(browser, '6-trees-of-ten', { title: 'The trees of ten people', columns, rows });
});

test('7: Today', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '7-today', title: 'Today' };
  await takeScreenshots(options, async ({ page, shot, signIn, look }) => {
    await signIn(await accounts.create(newPerson('Ada Quiet')));
    await gotoReady(page, '/browse');
    await shot('The first visit asks one question');
    await lived(page, { history: FOUR_EVENINGS });
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage).filter((each) => each.startsWith('today:')))
        localStorage.removeItem(name);
    });
    await grow(page.context(), 120);
    await reloadReady(page);
    await expect(suggestion(page)).toBeVisible();
    await shot('After four evenings of breathing');
    await page.route('**/api/v1/appointments', (route) =>
      route.fulfill({
        json: {
          success: true,
          appointments: [
            {
              id: 'a',
              therapist: { id: 't', name: 'Dr. Sample', isSample: true },
              startsAt: new Date(at(1, 16)).toISOString(),
              minutes: 50,
              meets: 'online',
              state: 'scheduled',
            },
          ],
        },
      }),
    );
    await reloadReady(page);
    await expect(page.locator('main a[href="/appointments"]')).toContainText('Tomorrow');
    await page.locator('main a[href="/appointments"]').scrollIntoViewIfNeeded();
    await shot('An appointment');
    await signIn(await accounts.create(newPerson('Ben Moss')));
    await page.goto('about:blank');
    await lived(page, {
      history: [
        used('breathing', 8, look.hour, 12),
        used('breathing', 6, look.hour, 8),
        used('diary', 6, 23),
      ],
    });
    await gotoReady(page, '/browse');
    await expect(page.getByRole('region', { name: 'Last week' })).toBeVisible();
    await page.getByRole('region', { name: 'Last week' }).scrollIntoViewIfNeeded();
    await shot('A look back, once a week');
    await signIn();
    await gotoReady(page, '/browse');
    await gotoReady(page, '/reward');
    // There may be no room for one.
    await hint(page)
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
    await shot('A hint of the first week');
  });
});

test('8: the diary starts with the page', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '8-diary', title: 'Diary' };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/diary');
    await shot('Writing first');
    await diary(page).weather('Cloudy').check();
    await diary(page).text.fill('A walk by the lake. It rained a little, and then it did not.');
    await diary(page).button('Save').click();
    await expect(diary(page).title).toHaveText('Choose a passphrase');
    await shot('A passphrase with the first save');
    await choosePassphrase(page);
    await diary(page).button('Lock and save').click();
    await expect(diary(page).pages).toHaveCount(1);
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('listitem')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    await shot('Pages and their month');
    await turnToNewPage(page);
    await shot('A new page');
    await reloadReady(page);
    await expect(diary(page).title).toHaveText('Your diary is locked');
    await shot('Locked');
  });
});

async function solve(page: Page, pictures: readonly string[], pairs: number): Promise<void> {
  for (const picture of [...new Set(pictures)].slice(0, pairs))
    for (const [place, name] of pictures.entries())
      if (name === picture) await tiles(page).nth(place).click({ force: true });
}

test('9: games worth showing', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '9-games', title: 'Games', still: true };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/memory');
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect.poll(() => faces(page)).not.toContain('face down');
    const pictures = await faces(page);
    await shot('Memory Tiles: remember');
    await expect.poll(() => faces(page)).toContain('face down');
    await solve(page, pictures, 4);
    await shot('Memory Tiles: four pairs');
    for (const picture of [...new Set(pictures)].slice(4))
      for (const [place, name] of pictures.entries())
        if (name === picture) await tiles(page).nth(place).click({ force: true });
    await expect(page.getByText('You won!')).toBeVisible();
    await shot('Memory Tiles: won');
    await gotoReady(page, '/bubble');
    await expect(bubbles(page)).toHaveCount(20);
    await shot('Bubble Pop');
    for (let left = 20; left > 0; left -= 1) {
      await bubbles(page).first().press('Enter');
      await expect(bubbles(page)).toHaveCount(left - 1);
    }
    await shot('Bubble Pop: the water is still');
    await gotoReady(page, '/color');
    await shot('Color Matcher');
    await page.getByLabel('Soft colors').check();
    await paneColor(page, 'target');
    await shot('Color Matcher: soft colors');
    await submitColorOff(page, [0, 0, 0]);
    await shot('Color Matcher: a match');
  });
});

test('10: it flows', async ({ browser, instance, accounts }) => {
  const options = { browser, accounts, url: instance.url, file: '10-flow', title: 'Pages and scenes' };
  await takeScreenshots(options, async ({ page, shot, signIn }) => {
    await signIn();
    await gotoReady(page, '/articles');
    await shot('Articles');
    await gotoReady(page, '/resources');
    await shot('Resources');
    await gotoReady(page, '/therapists');
    await shot('Therapists');
    await gotoReady(page, '/body');
    await shot('Body scan');
    await begin(page);
    for (let part = 0; part < 6; part += 1) await press(page, 'Skip this part');
    await shot('A scan under way');
    await press(page, 'End here');
    await gotoReady(page, '/relax');
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Inner Peace' })).toBeVisible();
    await shot('Relax');
    await gotoReady(page, '/video');
    await shot('Videos and scenes');
    await gotoReady(page, '/video?scene=slow-waves');
    await expect(page.locator('html')).toHaveAttribute('data-full-screen', '');
    await shot('A scene fills the screen');
  });
});
