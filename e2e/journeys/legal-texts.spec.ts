// one-screen: desktop
import { becomeOperator, operatorSettings } from '../support/operator';
import { expectOpenToAll } from '../support/open-to-all';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

test(
  'an operator changes the privacy text, and visitors see it with its date, what changed, and what it said before',
  { tag: '@desktop' },
  async ({ page, accounts, inbox, newDevice, watch }) => {
    test.slow();
    watch.allow(/status of 400/);
    await becomeOperator(page, accounts, inbox);
    await gotoReady(page, '/operator/legal');
    const room = page.getByRole('main');

    await test.step('a preview shows each change before it is published', async () => {
      await page.getByRole('button', { name: 'Write your own text: Privacy' }).click();
      const text = page.getByLabel('Text', { exact: true });
      await expect(text).toBeFocused();
      await expect(text).toHaveValue(/## Who is responsible/);
      const preview = page.getByRole('region', { name: 'Preview' });
      await text.fill('## Who we are\n\nWe are *Quiet Hill*. <b>Hi</b>');
      await expect(preview.getByRole('status')).toContainText('HTML such as <b>');
      await text.fill('## Who we are\n\nWe are *Quiet Hill*. Write to {email}.');
      await expect(preview.getByRole('heading', { name: 'Who we are' })).toBeVisible();
      await expect(preview).toContainText('Write to support@stillgrove.example.');
      await expectOpenToAll(page);
    });

    await test.step('it is published with a note', async () => {
      await page.getByRole('button', { name: 'Publish this text' }).click();
      await expect(room).toContainText('Write in a few words what changed.');
      await page.getByLabel('What changed').fill('We wrote our own text.');
      await page.getByRole('button', { name: 'Publish this text' }).click();
      await expect(room).toContainText('Your own text. It doesn’t change when the settings change.');
    });

    const visitor = await newDevice();
    await expect(async () => {
      await gotoReady(visitor, '/privacy');
      await expect(visitor.getByRole('main')).toContainText('We are Quiet Hill.', { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expect(visitor.getByRole('main')).toContainText(
      /Last changed [A-Z][a-z]+ \d+, \d{4}\. We wrote our own text\./,
    );
    await expectOpenToAll(visitor);
    await visitor.getByText('Earlier versions').click();
    await visitor.getByRole('link', { name: /^Version 1, / }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Privacy, version 1');
    await expect(visitor.getByRole('heading', { name: 'Who is responsible' })).toBeVisible();
  },
);
