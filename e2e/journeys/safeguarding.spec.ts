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
    const data = { name: 'Ana Lee', email: 'ana@example.org', subject: 'At home', message: 'He hits me.' };
    await page.request.post(`${instance.url}/api/v1/contact`, { data, headers: { origin: instance.url } });

    await gotoReady(page, '/operator/messages');
    await main.getByRole('link', { name: 'Open the safeguarding guide' }).click();
    await expect(page).toHaveURL('/operator/safeguarding');
    await expect(main.getByRole('heading', { name: 'What not to promise' })).toBeVisible();
    await expectOpenToAll(page);

    await gotoReady(page, '/operator/messages');
    const card = main.getByRole('listitem').filter({ hasText: 'At home' });
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
    await sendIt.click();
    const [email] = await inbox.emailsAbout('An answer to your message');
    expect(email?.text).toContain('It is not your fault.');
    expect(email?.text).not.toContain('He hits me.');
  },
);
