// one-screen: desktop
import { confirmAddress, newPerson } from '../support/accounts';
import { OPERATOR, operatorSettings } from '../support/operator';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';
import { setUpApp } from '../support/two-step';

test.use({ instanceSettings: operatorSettings() });

test('whom the settings name is told what is missing and gets in by following it; everyone else finds nothing', async ({
  page,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 404/);
  const visitor = await newDevice();
  const told = visitor.getByRole('main');

  await test.step('a visitor and a member find an ordinary page that is not there', async () => {
    const nowhere = await (await visitor.goto('/nowhere'))?.text();
    const asVisitor = await visitor.goto('/operator');
    expect([asVisitor?.status(), await asVisitor?.text()]).toEqual([404, nowhere]);
    await accounts.signedIn(visitor.context(), newPerson());
    const answered = visitor.waitForResponse(/operator-step$/);
    const asMember = await visitor.goto('/operator/actions');
    expect([asMember?.status(), await asMember?.text()]).toEqual([404, nowhere]);
    expect(await (await answered).json()).toEqual({ success: true, step: null });
    await waitUntilReady(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(told).toContainText('There’s no page at this address.');
    await expect(told.getByRole('link')).toHaveText('Go to the home page');
  });

  const main = page.getByRole('main');
  const heading = (name: string, level = 2) => main.getByRole('heading', { level, name, exact: true });

  await test.step('whom the settings name is led to the address first', async () => {
    await accounts.signedIn(page.context(), OPERATOR);
    expect((await page.goto('/operator'))?.status()).toBe(404);
    await expect(heading('Confirm your email address')).toBeVisible();
    await expect(main).not.toContainText('There’s no page at this address.');
    await expectOpenToAll(page);
    await main.getByRole('link', { name: 'Go to your email address' }).click();
    await expect(page).toHaveURL('/settings#email-address');
    await expect(heading('Email address', 3)).toBeInViewport();
    await confirmAddress(page, await inbox.linkTo(OPERATOR.email, 'Welcome'));
  });

  await test.step('then to two-step sign-in', async () => {
    await gotoReady(page, '/operator');
    await expect(heading('Set up two-step sign-in')).toBeVisible();
    await expectOpenToAll(page);
    await main.getByRole('link', { name: 'Set it up in Profile Settings' }).click();
    await expect(page).toHaveURL('/settings#two-step');
    await expect(heading('Two-step sign-in', 3)).toBeInViewport();
    await expect(page.locator(':focus')).toContainText('Two-step sign-in');
    await setUpApp(page, OPERATOR);
  });

  await test.step('then to the invitation, and into the area', async () => {
    await gotoReady(page, '/operator');
    await expect(heading('Accept your invitation')).toBeVisible();
    await page.goto(await inbox.linkTo(OPERATOR.email, 'Your invitation'));
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Accept and become an operator' }).click();
    await page.getByRole('link', { name: 'Open the operator’s area' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator’s area');
  });

  await test.step('from then on the settings lead there', async () => {
    await gotoReady(page, '/settings');
    await page.getByRole('link', { name: 'Open the operator’s area' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator’s area');
    await expectOpenToAll(page);
    await main.getByRole('link', { name: 'What operators did' }).click();
    await expect(main).toContainText('Became an operator');
    await expectOpenToAll(page);
    expect((await page.goto('/operator/actions'))?.status()).toBe(200);
    await expect(main).toContainText('Became an operator');
  });
});
