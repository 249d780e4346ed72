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
  const operator = await becomeOperator(page, accounts, inbox);
  const member = await newDevice();
  const person = await accounts.signedIn(member.context(), newPerson('Cleo Marsh'));
  await confirmAddress(member, await inbox.linkTo(person.email, 'Welcome'));
  const main = page.getByRole('main');
  const card = main.getByRole('list', { name: 'The account' }).getByRole('listitem');
  const password = card.getByLabel('Your current password');
  const find = async (email: string) => {
    await main.getByLabel('Email address').fill(email);
    await main.getByRole('button', { name: 'Find the account' }).click();
  };

  await test.step('only the whole address finds someone', async () => {
    await gotoReady(page, '/operator/members');
    await expectOpenToAll(page);
    await find(person.email.replace('person-', ''));
    await expect(main.getByRole('status')).toHaveText('No account has this address.');
    await find(person.email.toUpperCase());
    await expect(card.getByRole('heading', { name: 'Cleo Marsh' })).toBeVisible();
    await expect(card).toContainText('Signed in on one device.');
    await expect(main.getByRole('status')).not.toContainText('No account');
  });

  await test.step('to sign them out takes the operator’s own password', async () => {
    const signOut = card.getByRole('button', { name: 'Sign out everywhere', exact: true });
    await signOut.click();
    await expectOpenToAll(page);
    await page.keyboard.press('Escape');
    await expect(signOut).toBeFocused();
    await signOut.click();
    await password.fill(person.email);
    await card.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    await expect(password).toHaveAccessibleDescription(/not the password of your account/);
    await password.fill(operator.password);
    await card.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
    await expect(toasts(page)).toHaveText('Done. The member is signed out everywhere.');
    await expect(signOut).toBeFocused();
    await expect(card).toContainText('Signed in nowhere.');
    await gotoReady(member, '/browse');
    await expect(member).toHaveURL('/login?from=%2Fbrowse');
  });

  await test.step('closing deletes the account and tells the member why', async () => {
    await accounts.signIn(member.context(), person);
    await reloadReady(page);
    await find(person.email);
    await expect(card).toContainText('Signed in on one device.');
    await card.getByRole('button', { name: 'Close the account' }).click();
    await card.getByLabel('A sentence to the member').fill('You asked us to.');
    await expectOpenToAll(page);
    await password.fill('a guess');
    await card.getByRole('button', { name: 'Yes, close and delete' }).click();
    await expect(password).toHaveAccessibleDescription(/not the password of your account/);
    await expect(card.getByLabel('A sentence to the member')).toHaveValue('You asked us to.');
    await password.fill(operator.password);
    await card.getByRole('button', { name: 'Yes, close and delete' }).dblclick();
    await expect(toasts(page).last()).toHaveText('The account is closed, and everything in it is deleted.');
    await expect(card).toHaveCount(0);
    await expect(main.getByLabel('Email address')).toBeFocused();
    const [mail] = await inbox.emailsAbout('was closed');
    expect(mail?.text).toContain('The team wrote: You asked us to.');
    await gotoReady(member, '/browse');
    await expect(member).toHaveURL('/login?from=%2Fbrowse');
    await find(person.email);
    await expect(main.getByRole('status')).toHaveText('No account has this address.');
  });

  await test.step('it is written down without naming anyone', async () => {
    await gotoReady(page, '/operator/actions');
    await expect(main.getByText(/Closed a member’s account/)).toHaveCount(1);
    await expect(main).not.toContainText(person.email);
  });
});
