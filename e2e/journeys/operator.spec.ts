import { newPerson } from '../support/accounts';
import { becomeOperator, operatorSettings } from '../support/operator';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

test('who accepts an invitation, with an address and a second step, is an operator; everyone else finds nothing', async ({
  page,
  accounts,
  inbox,
  newDevice,
  watch,
}) => {
  watch.allow(/status of 404/);
  const visitor = await newDevice();
  expect((await visitor.goto('/operator'))?.status()).toBe(404);
  await accounts.signedIn(visitor.context(), newPerson());
  expect((await visitor.goto('/operator/actions'))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await becomeOperator(page, accounts, inbox);
  await gotoReady(page, '/settings');
  await page.getByRole('link', { name: 'Open the operator’s area' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator’s area');
  await expectOpenToAll(page);
  await page.getByRole('link', { name: 'What operators did' }).click();
  await expect(page.getByRole('main')).toContainText('Became an operator');
  await expectOpenToAll(page);
  expect((await page.goto('/operator/actions'))?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('Became an operator');
});
