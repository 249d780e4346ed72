import type { Page } from '@playwright/test';
import { headerOf } from '../../server/src/testing/received-email';
import type { Instance } from '../support/instance';
import { gotoReady, holdTime, openMenu, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

const THANKS = "Thank you! Your message has been sent successfully. We'll get back to you soon.";
const OPERATOR = 'support@stillgrove.example';

// An instance of its own, since emails are told apart by subjects that only messages in full have.
test.use({ instanceSettings: {} });

test.beforeAll(({ instance }) => wantAlerts(instance, 'full'));

/** What an operator chooses under This site. */
function wantAlerts(instance: Instance, kind: 'full' | 'neutral'): Promise<void> {
  const value = JSON.stringify({ fullMessageAlerts: kind === 'full' });
  return instance.changeStored(
    `insert or replace into settings (name, value, version) values ('site', '${value}', 1)`,
  );
}

const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const;
type Message = Readonly<Record<(typeof FIELDS)[number], string>>;

const form = (page: Page) => page.getByRole('form', { name: 'Send us a Message' });
const field = (page: Page, name: keyof Message) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).locator('button[type="submit"]');
const thanks = (page: Page) => form(page).getByRole('status');

async function write(page: Page, message: Message): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(message[name]);
}

async function expectStillThere(page: Page, message: Message): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(message[name]);
}

const NOTHING: Message = { Name: '', Email: '', Subject: '', Message: '' };

/** A message like no other, so that its email is found again. */
function newMessage(words: Partial<Message> = {}): Message {
  return {
    Name: 'Ana Lee',
    Email: 'ana@example.org',
    Subject: `A question ${crypto.randomUUID()}`,
    Message: 'How do I begin?',
    ...words,
  };
}

test(
  'the page says who is there, how to reach them and where',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await gotoReady(page, '/contact');
    const main = page.getByRole('main');
    const panel = main.getByRole('region', { name: 'Get in Touch' });
    await expect(panel.getByText('You’re welcome here.')).toBeVisible();
    await expect(panel.getByRole('definition')).toHaveText([
      'Vidisha, Madhya Pradesh',
      OPERATOR,
      '+00 0000 000000',
    ]);
    await expect(panel.getByRole('link', { name: OPERATOR })).toHaveAttribute('href', `mailto:${OPERATOR}`);
    await expect(panel.getByRole('link', { name: '+00' })).toHaveAttribute('href', 'tel:+000000000000');

    const places = panel.getByRole('region', { name: 'Follow Us' }).getByRole('link');
    await expect(places).toHaveCount(5);
    for (const [index, name] of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'].entries()) {
      await expect(places.nth(index)).toHaveAccessibleName(`${name} (not set yet)`);
      await expect(places.nth(index)).toHaveAttribute('href', '#follow-us');
    }

    const [left, right, map] = await Promise.all(
      [panel, form(page), main.getByText('Map location will be displayed here')].map(async (part) => {
        await expect(part).toBeVisible();
        return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      }),
    );
    // On a phone the form comes first.
    if (isMobile) expect(left?.y).toBeGreaterThan((right?.y ?? 0) + (right?.height ?? 0));
    else expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    for (const part of [left, right]) expect(map?.y).toBeGreaterThan((part?.y ?? 0) + (part?.height ?? 0));
    await openMenu(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test(
  'a message reaches the operator, its words stand for three seconds, and the thanks stay',
  { tag: '@phone' },
  async ({ page, inbox }) => {
    await holdTime(page);
    await gotoReady(page, '/contact');

    await test.step('what is missing is told beside its field', async () => {
      await send(page).click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name.');
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter your email address.');
      await expect(field(page, 'Subject')).toHaveAccessibleDescription('Enter a subject.');
      await expect(field(page, 'Message')).toHaveAccessibleDescription('Write a message.');
      for (const name of FIELDS) await expect(field(page, name)).toHaveAttribute('required');
      await expect(form(page).getByRole('alert')).toHaveText(
        'Correct the 4 fields marked above, then try again.',
      );
      await expect(page).toHaveTitle(/^Error: /);
    });

    const message = newMessage({
      Name: 'Ana <b>Lee</b> אנה',
      Message: 'Hello & good morning 🌿\n<script>alert(1)</script><img src="https://evil.example/x.png">',
    });

    await test.step('what does not fit is told, too, and nothing is lost', async () => {
      const tooLong = { ...message, Email: 'ana at example', Message: 'a'.repeat(10_001) };
      await write(page, tooLong);
      await send(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveAccessibleDescription(
        'Enter an email address like name@example.org.',
      );
      await expect(field(page, 'Message')).toHaveAccessibleDescription(
        'A message has at most 10,000 characters.',
      );
      await expectStillThere(page, tooLong);
    });

    await test.step('two presses send one message, whose words stay for three seconds', async () => {
      await write(page, message);
      await send(page).dblclick();
      await expect(thanks(page)).toHaveText(THANKS);
      await expectStillThere(page, message);
      await page.clock.runFor(2_900);
      await expect(thanks(page)).toHaveText(THANKS);
      await expectStillThere(page, message);
      await page.clock.runFor(100);
      await expectStillThere(page, NOTHING);
      await expect(thanks(page)).toHaveText(THANKS);
    });

    await test.step('the operator can simply answer', async () => {
      const [mail] = await inbox.emailsAbout(message.Subject);
      const headers = mail?.headers ?? [];
      expect(headerOf(headers, 'to')).toBe(OPERATOR);
      expect(headerOf(headers, 'reply-to')).toBe('ana@example.org');
      expect(headerOf(headers, 'subject')).toBe(`[Stillgrove] ${message.Subject}`);
      expect(mail?.text.replaceAll('\r', '')).toContain(message.Message);
      expect(mail?.html).toContain('From: Ana &lt;b&gt;Lee&lt;/b&gt; אנה &lt;ana@example.org&gt;');
      expect(mail?.html).not.toMatch(/<(?:script|img|b)\b/);
    });
  },
);

test(
  'unless the operator wants messages in full, the inbox learns only that there is one',
  { tag: '@phone' },
  async ({ page, instance, inbox }) => {
    await wantAlerts(instance, 'neutral');
    const message = newMessage();
    await gotoReady(page, '/contact');
    await write(page, message);
    await send(page).click();
    await expect(thanks(page)).toHaveText(THANKS);
    const [notice] = await inbox.emailsAbout('New message on Stillgrove');
    expect(headerOf(notice?.headers ?? [], 'to')).toBe(OPERATOR);
    expect(notice?.text).toContain(`${instance.url}/operator/messages`);
    for (const words of [message.Name, message.Email, message.Subject, message.Message])
      expect(JSON.stringify(notice)).not.toContain(words);
    await gotoReady(page, '/privacy');
    await expect(page.getByRole('main')).toContainText('only gets a notice that a message is here');
    await wantAlerts(instance, 'full');
  },
);

test(
  'a message whose answer was lost is sent again by a second press, and arrives once',
  { tag: '@phone' },
  async ({ page, inbox, watch }) => {
    watch.allowOutage();
    const message = newMessage({ Name: 'Ana' });
    await gotoReady(page, '/contact');
    await page.route(
      '**/api/v1/contact',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await write(page, message);
    await send(page).click();
    await expect(page.getByText('we can’t reach the server').first()).toBeVisible();
    await expectStillThere(page, message);
    await send(page).click();
    await expect(thanks(page)).toHaveText(THANKS);
    await expect.poll(() => inbox.emailsAbout(message.Subject)).toHaveLength(1);
  },
);

test('who writes on while the thanks stand keeps what is new', { tag: '@phone' }, async ({ page }) => {
  await holdTime(page);
  await gotoReady(page, '/contact');
  await write(page, newMessage());
  await send(page).click();
  await expect(thanks(page)).toHaveText(THANKS);
  await field(page, 'Message').fill('One more thing.');
  await page.clock.runFor(3_000);
  await expectStillThere(page, { ...NOTHING, Message: 'One more thing.' });
  await reloadReady(page);
  await expect(field(page, 'Message')).toHaveValue('One more thing.');
});

test(
  'a message that cannot be sent stays, even over a reload, until it can be',
  { tag: '@phone' },
  async ({ page, instance, inbox, watch }) => {
    watch.allowOutage();
    await gotoReady(page, '/contact');
    const message = newMessage({ Message: 'a line\n'.repeat(1_400).trim() });
    await write(page, message);
    await instance.stop();
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Your text is still here.');
    await expectStillThere(page, message);

    await instance.start();
    await reloadReady(page);
    await expectStillThere(page, message);
    await send(page).click();
    await expect(thanks(page)).toHaveText(THANKS);
    const [mail] = await inbox.emailsAbout(message.Subject);
    expect(mail?.text.replaceAll('\r', '')).toContain(message.Message);
  },
);

test('a member’s name and address stand there, and what was typed or changed goes before them', async ({
  page,
  context,
  accounts,
}) => {
  const { fullName, email } = await accounts.signedIn(context);
  const own = { ...NOTHING, Name: fullName, Email: email };
  await holdTime(page);
  await gotoReady(page, '/contact');
  await expectStillThere(page, own);
  const message = newMessage({ Name: fullName });
  await write(page, message);
  await reloadReady(page);
  await expectStillThere(page, message);
  await send(page).click();
  await expect(thanks(page)).toHaveText(THANKS);
  await page.clock.runFor(3_000);
  await expectStillThere(page, own);
});

test(
  'an email server that is away does not trouble the visitor',
  { tag: '@desktop' },
  async ({ page, instance, inbox }) => {
    await gotoReady(page, '/contact');
    await inbox.goAway();
    await write(page, newMessage());
    await send(page).click();
    await expect(thanks(page)).toHaveText(THANKS);
    // The server waits a minute before it tries again; its own tests see the email arrive.
    let complaints: string[] = [];
    await expect.poll(() => (complaints = [...complaints, ...instance.takeComplaints()])).toHaveLength(1);
    expect(complaints[0]).toContain('will be tried again');
    expect(complaints[0]).not.toContain('ana@example.org');
    await inbox.comeBack();
  },
);

test(
  'a program that fills in everything is thanked and ignored; people never meet its field',
  { tag: '@phone' },
  async ({ page, inbox }) => {
    const [spam, honest] = [newMessage(), newMessage()];
    await gotoReady(page, '/contact');
    await expect(form(page).getByRole('textbox')).toHaveCount(FIELDS.length);
    await write(page, spam);
    await field(page, 'Message').press('Tab');
    await expect(send(page)).toBeFocused();
    await form(page)
      .locator('[name="website"]')
      .evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://spam.example';
      });
    await send(page).click();
    await expect(thanks(page)).toHaveText(THANKS);

    await reloadReady(page);
    await write(page, honest);
    await send(page).click();
    await inbox.emailsAbout(honest.Subject);
    await inbox.emailsAbout(spam.Subject, 0);
  },
);
