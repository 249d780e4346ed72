import { expectOpenToAll } from '../support/open-to-all';
import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

test(
  'an answer to someone in danger starts from a text, keeps what was typed, and is sent only once it is whole',
  { tag: '@desktop' },
  async ({ page, instance, accounts, inbox }) => {
    test.slow();
    await becomeOperator(page, accounts, inbox);
    const main = page.getByRole('main');
    const data = {
      name: 'Ana Lee',
      email: 'ana@example.org',
      subject: 'Last Tuesday',
      message: 'He hits me.',
    };
    await page.request.post(`${instance.url}/api/v1/contact`, { data, headers: { origin: instance.url } });

    await gotoReady(page, '/operator/messages');
    await main.getByRole('link', { name: 'Open the safeguarding guide' }).click();
    await expect(page).toHaveURL('/operator/safeguarding');
    await expect(main.getByRole('heading', { name: 'What not to promise' })).toBeVisible();
    await expectOpenToAll(page);

    await gotoReady(page, '/operator/messages');
    const card = main.getByRole('listitem').filter({ hasText: 'Last Tuesday' });
    await card.getByRole('button', { name: /^Answer/ }).click();
    const words = card.getByLabel('Your answer to Ana Lee');
    await words.fill('Dear Ana');
    await card.getByText('Start from a text').click();
    await card.getByLabel('What is the message about?').selectOption('Violence or abuse at home');
    await expectOpenToAll(page);
    await card.getByRole('button', { name: 'Put it above what I wrote' }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(/^Thank you for telling us\.[^]*\n\nDear Ana$/);
    await expect(card.getByLabel('Quote their message below the answer')).not.toBeChecked();

    const sendIt = card.getByRole('button', { name: /^Send/ });
    await sendIt.click();
    await expect(card.getByText('Replace or delete the parts in brackets')).toBeVisible();
    await words.fill((await words.inputValue()).replaceAll(/\[[^\]]*\]/g, 'Ola'));
    await card.getByLabel('Remind us to write again').selectOption('In a week');
    await sendIt.click();
    const [email] = await inbox.emailsAbout('An answer to your message');
    expect(email?.text).toContain('It is not your fault.');
    expect(email?.text).not.toContain('He hits me.');

    await test.step('a week later the board says so, a short text is ready, and nothing was sent', async () => {
      await expect(card).toContainText('Write to them again on');
      await instance.changeStored(
        'update contact_messages set write_again_at = write_again_at - 7 * 86400000',
      );
      await gotoReady(page, '/operator');
      await main.getByRole('link', { name: /^1 person to write to again/ }).click();
      await expect(page).toHaveURL('/operator/messages?state=again');
      await inbox.emailsAbout('An answer to your message', 1);
      await card.getByRole('button', { name: /^Answer again/ }).click();
      await expect(card.getByLabel('What is the message about?')).toHaveValue('writing-again');
      await card.getByRole('button', { name: 'Use this text' }).click();
      await expect(words).toHaveValue(/^Hello again\./);
      await expect(card.getByLabel('Quote their message below the answer')).not.toBeChecked();
      await expectOpenToAll(page);
      await words.fill((await words.inputValue()).replaceAll(/\[[^\]]*\]/g, 'Ola'));
      await sendIt.click();
      await inbox.emailsAbout('An answer to your message', 2);
      await expect(card).not.toContainText('Write to them again on');
      await gotoReady(page, '/operator');
      await expect(main.getByRole('link', { name: /to write to again/ })).toHaveCount(0);
    });
  },
);
