// one-screen: desktop
import type { Page } from '@playwright/test';
import {
  accountForm,
  confirmAddress,
  createAccountByForm,
  newPerson,
  signInByForm,
} from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady, toasts, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';
import { setUpApp } from '../support/two-step';

test.use({ instanceSettings: operatorSettings() });

const nextStep = (page: Page) => page.getByRole('main').locator('[aria-current="step"]');

test('an invited person goes from the link to the operator’s area step by step, and is removed again', async ({
  page,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 40[0149]/);
  await becomeOperator(page, accounts, inbox);
  const main = page.getByRole('main');
  const person = newPerson('Bea Holm');
  const invited = await newDevice();
  const there = invited.getByRole('main');
  const checkAgain = there.getByRole('button', { name: 'I did this, check again' });

  await test.step('an operator invites by address, and sees the invitation wait', async () => {
    await gotoReady(page, '/operator/operators');
    await main.getByLabel('Email address').fill('not an address');
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await expect(main.getByLabel('Email address')).toBeFocused();
    await main.getByLabel('Email address').fill(person.email);
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await expect(main.getByRole('heading', { name: person.email })).toBeVisible();
    await expect(main).toContainText('Invited by Ola Berg. Works until');
    await expectOpenToAll(page);
  });

  const link = await inbox.linkTo(person.email, 'Your invitation');
  const openLink = async () => {
    // Opened from the email once more, not by a step within the page.
    await invited.goto('about:blank');
    await invited.goto(link);
    await waitUntilReady(invited);
  };

  await test.step('first comes the account, which has to be theirs', async () => {
    await openLink();
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Help run this site?');
    await expect(nextStep(invited)).toContainText(`Sign in with the account for ${person.email}`);
    expect(new URL(invited.url()).hash).toBe('');
    await expectOpenToAll(invited);
    await there.getByRole('link', { name: 'Sign in or create an account' }).click();
    await createAccountByForm(invited, person);
    await expect(accountForm.title(invited)).not.toHaveText('Create Your Account');
    await gotoReady(invited, '/login');
    await signInByForm(invited, person);
    await expect(invited).toHaveURL('/');
    await openLink();
    await expect(nextStep(invited)).toContainText('Confirm your address');
    await expectOpenToAll(invited);
  });

  await test.step('what is done in another tab counts once the page is asked to check', async () => {
    const other = await invited.context().newPage();
    await confirmAddress(other, await inbox.linkTo(person.email, 'Welcome'));
    await other.close();
    await checkAgain.click();
    await expect(nextStep(invited)).toContainText('Set up two-step sign-in');
    await expect(there).toContainText('Done.');
  });

  await test.step('the second step is set up, and the invitation accepted', async () => {
    await there.getByRole('link', { name: 'Set it up in Profile Settings' }).click();
    await setUpApp(invited, person);
    await openLink();
    await expect(nextStep(invited)).toContainText('Accept the invitation here');
    await expectOpenToAll(invited);
    await there.getByRole('button', { name: 'Accept and become an operator' }).dblclick();
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('You are an operator now');
    await expect(there.getByRole('heading', { level: 1 })).toBeFocused();
    await expectOpenToAll(invited);
    await there.getByRole('link', { name: 'Open the operator’s area' }).click();
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Operator’s area');
    await openLink();
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('This invitation can’t be opened');
  });

  await test.step('an operator removes another, and the area is closed to them at once', async () => {
    await gotoReady(page, '/operator/operators');
    const remove = main.getByRole('button', { name: 'Remove: Bea Holm' });
    await remove.click();
    await main.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await expectOpenToAll(page);
    await main.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(toasts(page)).toHaveText('This person is no longer an operator. Their account stays.');
    await expect(main.getByRole('heading', { name: 'Bea Holm' })).toHaveCount(0);
    expect((await invited.goto('/operator'))?.status()).toBe(404);
  });

  await test.step('an invitation that is canceled opens nothing any more', async () => {
    const { email } = newPerson();
    await main.getByLabel('Email address').fill(email);
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await main.getByRole('button', { name: `Cancel: ${email}` }).click();
    await main.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(main.getByRole('heading', { name: 'Open invitations' })).toBeFocused();
    await expect(main).toContainText('There are no open invitations.');
    await gotoReady(invited, await inbox.linkTo(email, 'Your invitation'));
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('This invitation can’t be opened');
  });
});
