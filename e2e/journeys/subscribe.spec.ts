// one-screen: phone
import { headerOf, type ReceivedEmail } from '../../server/src/testing/received-email';
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

const CONFIRM_SUBJECT = 'Please confirm that you want the Stillgrove newsletter';

/** Every address in an email's two bodies. */
function addressesIn({ text, html }: ReceivedEmail): string[] {
  return [...new Set(`${text} ${html.replaceAll('&amp;', '&')}`.match(/https?:\/\/[^\s"<>]+/g) ?? [])];
}

function linkTo(what: 'confirm' | 'leave', mail: ReceivedEmail | undefined): string {
  return (mail && addressesIn(mail).find((address) => address.includes(`/newsletter/${what}?`))) ?? '';
}

test('someone subscribes to the newsletter, confirms by email, and unsubscribes with one press', async ({
  page,
  instance,
  inbox,
  watch,
}) => {
  watch.allow(/status of 40[04]/);
  const footer = page.getByRole('contentinfo');
  const email = footer.getByLabel('Subscribe by email');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  const outcome = footer.getByRole('status');
  const heading = page.getByRole('heading', { level: 1 });
  const press = page.getByRole('button');
  const address = `person-${crypto.randomUUID()}@example.org`;
  const emailsToMe = async (subject: string, count = 1) => {
    const mails = await inbox.emailsAbout(subject, count);
    return mails.filter(({ headers }) => headerOf(headers, 'to') === address);
  };

  await test.step('what is no address is told, and stays', async () => {
    await gotoReady(page, '/terms');
    await expect(outcome).toBeEmpty();
    await subscribe.click();
    await expect(outcome).toHaveText('Enter your email address.');
    await email.fill('ana at example');
    await email.press('Enter');
    await expect(outcome).toHaveText('Enter an email address like name@example.org.');
    await expect(email).toHaveValue('ana at example');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('while the server is away the address stays as well', async () => {
    watch.allowOutage();
    await email.fill(address);
    await instance.stop();
    await subscribe.click();
    await expect(outcome).toContainText('We couldn’t reach our server.');
    await expect(email).toHaveValue(address);
    await instance.start();
  });

  const [asked] = await test.step('two presses send one email', async () => {
    await subscribe.dblclick();
    await expect(outcome).toHaveText('Almost there. Please open the link in the email we sent you.');
    await expect(email).toHaveValue('');
    return emailsToMe(CONFIRM_SUBJECT);
  });

  await test.step('its link asks first, and one press confirms', async () => {
    await page.goto(linkTo('confirm', asked));
    await expect(heading).toHaveText('Do you want the newsletter?');
    await press.click();
    await expect(heading).toHaveText('You are subscribed');
  });

  const [welcome] = await emailsToMe('Welcome to the Stillgrove newsletter');

  await test.step('the emails carry no tracker and the one click of email programs', async () => {
    for (const mail of [asked, welcome]) {
      expect(mail?.html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(/);
      for (const link of mail ? addressesIn(mail) : [])
        expect(link).toMatch(
          new RegExp(`^${instance.url}/api/v1/newsletter/(?:confirm|leave)\\?token=[\\w-]+$`),
        );
      const headers = mail?.headers ?? [];
      expect(headerOf(headers, 'list-unsubscribe')).toBe(`<${linkTo('leave', welcome)}>`);
      expect(headerOf(headers, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    }
  });

  await test.step('confirming again welcomes no one twice', async () => {
    await page.goto(linkTo('confirm', asked));
    await press.click();
    await expect(heading).toHaveText('You are subscribed');
    await inbox.emailsAbout('Welcome to the Stillgrove newsletter', 1);
  });

  await test.step('one press unsubscribes, and the links no longer work', async () => {
    await page.goto(linkTo('leave', welcome));
    await expect(heading).toHaveText('Do you want to unsubscribe?');
    await press.click();
    await expect(heading).toHaveText('You are unsubscribed');
    await page.goto(linkTo('confirm', asked));
    await press.click();
    await expect(heading).toHaveText('This link does not work');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the button of an email program unsubscribes without any page', async () => {
    const answer = await fetch(linkTo('leave', welcome), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
  });
});
