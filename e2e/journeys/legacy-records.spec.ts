import { newPerson } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: { LEGACY_RECORDS: 'on' } });

test(
  'a record is written with all its fields, listed, changed, and seen by no one else',
  { tag: '@phone' },
  async ({ page, context, accounts, newDevice, instance, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await accounts.signedIn(context);
    await gotoReady(page, '/PlaceFormPage');
    await expect(page).toHaveURL('/placeformpage');
    const main = page.getByRole('main');
    const history = main.getByRole('group', { name: 'Is there a criminal history?' });
    const bail = main.getByRole('group', { name: 'Was bail applied for?' });
    await expect(history.getByLabel('No')).toBeChecked();
    await expect(bail.getByLabel('No')).toBeChecked();
    await expect(main.getByLabel('Time period')).toBeHidden();

    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Enter a name.').first()).toBeVisible();
    watch.allow(/status of 400/);
    const fields = {
      'Phone number': '+91 98765 43210',
      Email: 'a@example.org',
      'Father’s name': 'B. Example',
      'Aadhaar card number': '0000 1111 2222',
      'PAN card number': 'ABCDE1234F',
      'Date of birth': '1990-05-31',
      'Place of the crime': 'Vidisha',
      'Date of the crime': '2020-02-29',
      'FIR number': '12/2020',
    };
    await main.getByLabel('Name', { exact: true }).fill('A. Example');
    for (const [label, value] of Object.entries(fields))
      await main.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(value);
    await history.getByLabel('Yes').check();
    await main.getByLabel('Time period').fill('2 years');
    await bail.getByLabel('Yes').check();
    await expectOpenToAll(page);
    await main.getByRole('button', { name: 'Save' }).click();

    await expect(page).toHaveURL('/account/criminals');
    await expect(main.getByRole('listitem')).toHaveText(/A\. Example.*12\/2020/);
    await expectOpenToAll(page);
    await main.getByRole('link', { name: 'A. Example' }).click();
    await expect(page).toHaveURL(/\/placeformpage\/[\w-]{36}$/);
    for (const [label, value] of Object.entries({ ...fields, 'Time period': '2 years' }))
      await expect(main.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))).toHaveValue(value);
    await expect(bail.getByLabel('Yes')).toBeChecked();
    const address = page.url();
    await gotoReady(page, address);
    await main.getByLabel('Name', { exact: true }).fill('C. Example');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/account/criminals');
    await expect(main.getByRole('listitem')).toHaveText(/C\. Example/);

    const other = await newDevice({ baseURL: instance.url });
    watch.allow(/status of 404/);
    await accounts.signedIn(other.context(), newPerson('Ben Still'));
    await gotoReady(other, address);
    await expect(other.getByRole('alert')).toHaveText('You don’t have a record with this id.');
    await gotoReady(other, '/account/criminals');
    await expect(other.getByText('You haven’t added a record yet.')).toBeVisible();
  },
);
