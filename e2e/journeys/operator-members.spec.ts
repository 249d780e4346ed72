// one-screen: phone
import { confirmAddress, newPerson } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady, reloadReady, toasts } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

test('an operator finds a member by the address, signs them out everywhere, and closes the account', async ({
  page,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 40[01]/);
  await becomeOperator(page, accounts, inbox);
  const member = await newDevice();
  const person = await accounts.signedIn(member.context(), newPerson('Cleo Marsh'));
  await confirmAddress(member, await inbox.linkTo(person.email, 'Welcome'));
  const main = page.getByRole('main');
  const card = main.getByRole('list', { name: 'Account' }).getByRole('listitem');
  const find = async (email: string) => {
    await main.getByLabel('Email address').fill(email);
    await main.getByRole('button', { name: 'Find account' }).click();
  };

  await test.step('only the whole address finds someone', async () => {
    await gotoReady(page, '/operator/members');
    await expectOpenToAll(page);
    await find(person.email.replace('person-', ''));
    await expect(main.getByRole('status').filter({ hasText: /./ })).toHaveText(
      'No account has this address.',
    );
    await find(person.email.toUpperCase());
    await expect(card.getByRole('heading', { name: 'Cleo Marsh' })).toBeVisible();
    await expect(card).toContainText('Signed in on one device.');
    await expect(main.getByText('No account')).toBeHidden();
  });

  await test.step('the operator signs them out', async () => {
    const signOut = card.getByRole('button', { name: 'Sign out everywhere', exact: true });
    await signOut.click();
    await expectOpenToAll(page);
    await page.keyboard.press('Escape');
    await expect(signOut).toBeFocused();
    await signOut.click();
    await card.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    await expect(toasts(page)).toHaveText('This person is signed out on every device.');
    await expect(signOut).toBeFocused();
    await expect(card).toContainText('Not signed in anywhere.');
    await gotoReady(member, '/browse');
    await expect(member).toHaveURL('/login?from=%2Fbrowse');
  });

  await test.step('closing deletes the account and tells the member why', async () => {
    await accounts.signIn(member.context(), person);
    await reloadReady(page);
    await find(person.email);
    await expect(card).toContainText('Signed in on one device.');
    await card.getByRole('button', { name: 'Close account' }).click();
    await card.getByLabel('Note to this person').fill('You asked us to.');
    await expectOpenToAll(page);
    await card.getByRole('button', { name: 'Yes, close account' }).click();
    await expect(card.getByLabel('Reason')).toHaveAccessibleDescription(/Choose a reason\./);
    await expect(card.getByLabel('Note to this person')).toHaveValue('You asked us to.');
    await card.getByLabel('Reason').selectOption('The person asked us to');
    await card.getByRole('button', { name: 'Yes, close account' }).dblclick();
    await expect(toasts(page).last()).toHaveText('The account is closed, and everything in it is deleted.');
    await expect(card).toHaveCount(0);
    await expect(main.getByLabel('Email address')).toBeFocused();
    const [mail] = await inbox.emailsAbout('was closed');
    expect(mail?.text).toContain('The team wrote: You asked us to.');
    await gotoReady(member, '/browse');
    await expect(member).toHaveURL('/login?from=%2Fbrowse');
    await find(person.email);
    await expect(main.getByRole('status').filter({ hasText: /./ })).toHaveText(
      'No account has this address.',
    );
  });

  await test.step('it is written down without naming anyone', async () => {
    await gotoReady(page, '/operator/actions');
    await expect(main.getByText(/Closed an account/)).toHaveCount(1);
    await expect(main).not.toContainText(person.email);
  });
});
