// one-screen: desktop
import { gotoReady } from '../support/pages';
import { expect, test } from '../support/test';

// Everywhere else the limits are loose; here they are those of an instance that was just installed.
test.use({ instanceSettings: { RATE_LIMIT_FACTOR: '1' } });

test('who writes or subscribes too often is told in words when to try again, and keeps the text', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 429/);
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Again', message: 'Hello' };
  for (let count = 0; count < 5; count += 1) {
    for (const [path, data] of [
      ['/api/v1/contact', message],
      ['/api/v1/newsletter', { email: `ana${String(count)}@example.org` }],
    ] as const)
      expect((await page.request.post(path, { data })).status(), path).toBe(200);
  }
  const words = /You’ve tried this too often\. Please wait (?:5\d|60) minutes, then try again\./;

  await gotoReady(page, '/contact');
  const form = page.getByRole('form', { name: 'Send us a Message' });
  for (const name of ['Name', 'Subject', 'Message']) await form.getByLabel(name, { exact: true }).fill(name);
  await form.getByLabel('Email').fill('ana@example.org');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText(words);
  for (const name of ['Name', 'Subject', 'Message'])
    await expect(form.getByLabel(name, { exact: true })).toHaveValue(name);

  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Subscribe by email').fill('ben@example.org');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText(words);
  await expect(footer.getByLabel('Subscribe by email')).toHaveValue('ben@example.org');
});
