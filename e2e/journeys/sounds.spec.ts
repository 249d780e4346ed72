// one-screen: phone
import type { Page } from '@playwright/test';
import { expectInSight } from '../support/in-sight';
import { expectOpenToAll } from '../support/open-to-all';
import { allKeptForOffline, gotoReady, reloadReady } from '../support/pages';
import {
  hearToTheEnd,
  heldSamples,
  hidePage,
  loudnessOfPieces,
  playingAudio,
  pressOnLockScreen,
  watchSound,
} from '../support/sounds';
import { expect, test } from '../support/test';

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Now playing' });

test.beforeEach(async ({ context, accounts }) => {
  await accounts.signedIn(context);
});

test('nothing is heard before a tap, one tap plays a mix, and the lock screen pauses it', async ({
  page,
}) => {
  await watchSound(page);
  await gotoReady(page, '/sounds');
  expect(await page.evaluate(() => [watched.audio.length, watched.contexts])).toEqual([0, 0]);

  await card(page, 'Rain and bowls').click();
  await expect(bar(page)).toContainText('Set a sleep timer');
  await expect(card(page, 'Rain and bowls')).toHaveAttribute('aria-pressed', 'true');
  // While the page is seen the sounds are live; the track beside them is silent, and plays in the only element.
  await expect.poll(() => playingAudio(page)).toMatchObject({ muted: true, paused: false, elements: 1 });
  // The lock screen is told once the track plays, which is not the moment in which its element does.
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Rain and bowls');
  expect(await page.evaluate(() => watched.contexts)).toBe(1);

  await pressOnLockScreen(page, 'pause');
  await expect(bar(page)).toContainText('Paused');
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: true });
  await pressOnLockScreen(page, 'play');
  await expect(bar(page)).toContainText('Set a sleep timer');

  await card(page, 'Campfire').click();
  await expect(bar(page)).toContainText('Campfire');
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: false, elements: 1 });
});

test('a mix plays on while other pages are shown, in a bar that pauses and stops it, and gives way to a session', async ({
  page,
}) => {
  await watchSound(page);
  await gotoReady(page, '/sounds');
  await card(page, 'Gentle rain').click();
  await expect(bar(page)).toContainText('Set a sleep timer');
  await page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await expect(page).toHaveURL('/browse');
  await expect(bar(page).getByRole('link', { name: 'Gentle rain' })).toHaveAttribute('href', '/sounds');
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: false, elements: 1 });
  await expectOpenToAll(page);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: true });
  await bar(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: false });

  await page.getByRole('link', { name: 'Time to sit' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Time to sit');
  expect((await playingAudio(page))?.elements).toBe(1);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  // After a while of sitting there is an end to put away. The mix waits, and goes on with one tap.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await bar(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: false, loop: true });
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => heldSamples(page)).toBe(0);
});

test('a hidden page is heard by its track, and one that is seen again live', async ({ page }) => {
  await watchSound(page);
  await gotoReady(page, '/sounds');
  await card(page, 'Gentle rain').click();
  await expect.poll(async () => (await playingAudio(page))?.duration).toBeCloseTo(240, 0);
  await hidePage(page, true);
  await expect.poll(() => playingAudio(page)).toMatchObject({ muted: false, paused: false, loop: true });
  const before = (await playingAudio(page))?.currentTime ?? 0;
  await expect.poll(async () => (await playingAudio(page))?.currentTime).toBeGreaterThan(before + 0.5);
  await hidePage(page, false);
  await expect.poll(() => playingAudio(page)).toMatchObject({ muted: true, paused: false });
});

test('a sleep timer fades without ever getting louder, ends in silence, and frees what it held', async ({
  page,
}) => {
  await watchSound(page);
  await gotoReady(page, '/sounds');
  await page.getByRole('spinbutton', { name: 'Other length, in minutes' }).fill('4');
  await page.getByRole('button', { name: 'Set: Other length, in minutes' }).click();
  await expect(page.getByText('Enter a whole number from 5 to 180.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Other length, in minutes' }).fill('5');
  await page.getByRole('button', { name: 'Set: Other length, in minutes' }).click();
  await page.getByRole('button', { name: 'White noise' }).click();
  await bar(page).getByRole('button', { name: 'Silent in 5 minutes' }).click();
  await expect(page.getByRole('heading', { name: 'Sleep timer' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sleep timer' })).toBeInViewport();
  await hidePage(page, true);
  await hearToTheEnd(page);
  await expect(page.getByText('The sleep timer is over.')).toBeVisible();
  await expect(bar(page)).toContainText('Ready to play');
  expect(await heldSamples(page)).toBe(0);

  const seconds = (await loudnessOfPieces(page)).flat();
  expect(seconds.length).toBeGreaterThanOrEqual(298);
  const fade = seconds.slice(-29);
  for (const [second, loud] of fade.entries())
    if (second > 0) expect(loud).toBeLessThanOrEqual((fade[second - 1] ?? 0) + 0.3);
  expect((fade[0] ?? 0) - (fade.at(-1) ?? 0)).toBeGreaterThan(50);
});

test('the mixer and the sleep timer are one press away from the top of the page', async ({ page }) => {
  await gotoReady(page, '/sounds');
  const places = page.getByRole('navigation', { name: 'On this page' });
  for (const place of ['Sleep timer', 'Your mixes', 'Make a mix']) {
    await places.getByRole('link', { name: place }).click();
    await expectInSight(page.getByRole('heading', { name: place, exact: true }));
  }
});

test('a mix is made with the keyboard, and each slider says what it is and how loud', async ({ page }) => {
  await gotoReady(page, '/sounds');
  for (const sound of ['Waves', 'Wind']) {
    await page.getByRole('button', { name: sound, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  const waves = page.getByRole('slider', { name: 'Waves' });
  await expect(waves).toHaveAttribute('aria-valuetext', '70 percent');
  await waves.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(waves).toHaveAttribute('aria-valuetext', '65 percent');
  await page.getByRole('button', { name: 'Remove Wind' }).click();
  await expect(page.getByRole('slider', { name: 'Wind' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Wind', exact: true })).toBeFocused();

  for (const sound of ['Rain', 'Stream', 'Wind', 'Fire', 'Drone'])
    await page.getByRole('button', { name: sound, exact: true }).click();
  // It says why it does nothing, so it can be pressed.
  await page.getByRole('button', { name: 'Bells', exact: true }).press('Enter');
  await expect(page.getByText('A mix has up to six sounds.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Bells' })).toHaveCount(0);

  // Neither a reload nor a look at another page loses what was put together.
  await reloadReady(page);
  await expect(bar(page)).toContainText('Ready to play');
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeInViewport();
  await expect(waves).toHaveAttribute('aria-valuetext', '65 percent');
  await page.getByRole('navigation').getByRole('link', { name: 'Tree', exact: true }).click();
  await expect(page).toHaveURL('/reward');
  await page.goBack();
  // Six sounds, and how loud everything is.
  await expect(page.getByRole('slider')).toHaveCount(7);
});

test('an own mix is kept, renamed, deleted and brought back', async ({ page }) => {
  await gotoReady(page, '/sounds');
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await page.getByRole('button', { name: 'Keep this mix' }).click();
  await expect(page.getByText('Enter a name for your mix.')).toBeVisible();
  await page.getByLabel('Name of this mix').fill('My evening');
  await page.getByRole('button', { name: 'Keep this mix' }).click();
  await expect(page.getByText('“My evening” is kept on this device.')).toBeVisible();

  await reloadReady(page);
  const own = (name: string) => page.getByRole('group', { name, exact: true });
  await own('My evening').getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New name').fill('Late fire');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await own('Late fire').getByRole('button', { name: 'Delete' }).click();
  await expect(own('Late fire')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(own('Late fire')).toBeVisible();
});

test('a shared mix is shown and not played, and no server hears of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await watchSound(page);
  await gotoReady(page, '/sounds#m=1.rain60.bowl55');
  const shared = page.getByRole('region', { name: 'Someone shared a mix' });
  await expect(shared).toContainText('Rain, Singing bowls');
  expect(page.url()).not.toContain('rain60');
  await expect.poll(() => playingAudio(page)).toBeNull();
  await shared.getByRole('button', { name: 'Change or keep it' }).click();
  await expect(page.getByRole('slider', { name: 'Singing bowls' })).toHaveAttribute(
    'aria-valuetext',
    '55 percent',
  );
  expect(asked.filter((request) => request.includes('rain60'))).toEqual([]);

  await gotoReady(page, '/');
  await gotoReady(page, '/sounds#m=1.rain60.snow999');
  await expect(page.getByRole('region', { name: 'We can’t read this mix' })).toBeVisible();
});

test('a mix that was chosen is heard behind the body scan, as long as it runs', async ({ page }) => {
  await watchSound(page);
  await gotoReady(page, '/body');
  await page.getByLabel('Sound in the background').selectOption('Gentle rain');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Begin');
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: false });
  await press('Pause');
  await expect.poll(() => heldSamples(page)).toBe(0);
  await press('Continue');
  await expect.poll(() => playingAudio(page)).toMatchObject({ paused: false });
});

test('all sounds work without a network', async ({ browser, instance, accounts, watch }) => {
  watch.allowOutage();
  const context = await browser.newContext({ baseURL: instance.url, serviceWorkers: 'allow' });
  watch.follow(context);
  await accounts.signedIn(context);
  const page = await context.newPage();
  await watchSound(page);
  await gotoReady(page, '/sounds');
  await allKeptForOffline(page);
  await context.setOffline(true);
  await reloadReady(page);
  await card(page, 'Night storm').click();
  await expect(bar(page)).toContainText('Set a sleep timer');
  await expect
    .poll(async () => (await playingAudio(page))?.duration, { timeout: 30_000 })
    .toBeCloseTo(240, 0);
  expect(await page.evaluate(() => watched.contexts)).toBe(1);
  await context.close();
});
