import {
  accountForm,
  createAccountByForm,
  expectGreeting,
  logOutByBar,
  newPerson,
  signInByForm,
} from '../support/accounts';
import { expectGuide, expectTally, scene, start, stop } from '../support/breathing';
import { gotoReady, storedNames, toasts } from '../support/pages';
import { expect, test } from '../support/test';

test('a stranger makes an account, breathes, and finds the tree on every device', async ({
  page,
  newDevice,
}) => {
  const person = newPerson('Ada Maria Quiet');
  let points = 0;

  await test.step('reads the landing page', async () => {
    await gotoReady(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health Awareness');
    await expect(page.getByText('not for personal disclosure of suicidal thoughts')).toBeVisible();
    await page.getByRole('link', { name: 'GET STARTED' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('makes an account', async () => {
    await createAccountByForm(page, person);
    await expect(toasts(page)).toHaveText('Your account is ready.');
    await expect(accountForm.title(page)).toHaveText('Welcome Back');
    await expect(accountForm.email(page)).toHaveValue('');
    await expect(accountForm.password(page)).toHaveValue('');
  });

  await test.step('signs in and is greeted by the first word of the name', async () => {
    await signInByForm(page, person);
    await expect(page).toHaveURL('/');
    await expectGreeting(page, 'Ada');
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });

  await test.step('breathes one whole breath', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Breathing and Meditation' }).click();
    await expect(page).toHaveURL('/breathing');
    await expectGuide(page, 'Inhale', 4);
    await start(page);
    // Time is real here: on a slow machine further breaths have begun by the press on Stop.
    const shown = async () => Number(await scene(page).getByRole('definition').first().textContent());
    await expect.poll(shown).toBeGreaterThanOrEqual(4);
    await stop(page);
    points = await shown();
    // Inhale gives 1 point, hold 2 and exhale 1, and each of the three a leaf.
    const breaths = Math.floor(points / 4);
    const leavesOfTheLast = Math.ceil((points % 4) / 2);
    await expectTally(page, { points, leaves: 3 * breaths + leavesOfTheLast, breaths });
  });

  await test.step('sees the tree', async () => {
    await gotoReady(page, '/reward');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Growth Tree');
    await expect(page.getByText(`Tasks Completed: ${points} of 500`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(points));
  });

  await test.step('logs out', async () => {
    await logOutByBar(page);
    await expect(toasts(page)).toHaveText('Logged out successfully');
    await expect(page).toHaveURL('/');
    await expect.poll(() => storedNames(page)).toEqual([]);
  });

  await test.step('signs in again', async () => {
    await gotoReady(page, '/login?from=/reward');
    await signInByForm(page, person);
    await expect(page.getByText(`Tasks Completed: ${points} of 500`)).toBeVisible();
  });

  await test.step('signs in on another device', async () => {
    const other = await newDevice();
    await gotoReady(other, '/login?from=/reward');
    await signInByForm(other, person);
    await expect(other.getByText(`Tasks Completed: ${points} of 500`)).toBeVisible();
  });
});
