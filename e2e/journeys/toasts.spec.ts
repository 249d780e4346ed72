// one-screen: desktop
import { signInByForm } from '../support/accounts';
import { gotoReady, holdTime, toasts } from '../support/pages';
import { expect, test } from '../support/test';

test('at most 20 messages are shown, and a dismissed one is gone after 1000 ms', async ({ page, watch }) => {
  watch.allow(/status of 401/);
  await holdTime(page);
  let told = 0;
  await page.route('**/api/v1/user/login', async (route) => {
    told += 1;
    await route.fulfill({
      status: 401,
      json: { success: false, code: 'wrong-credentials', message: `Message ${String(told)}.` },
    });
  });
  await gotoReady(page, '/login');
  for (let count = 1; count <= 22; count += 1) {
    await signInByForm(page, { fullName: '', email: 'ada@example.org', password: 'a quiet morning' });
    await expect(toasts(page).last()).toContainText(`Message ${String(count)}.`);
  }
  await expect(toasts(page)).toHaveCount(20);
  await expect(toasts(page).first()).toContainText('Message 3.');

  const last = toasts(page).filter({ hasText: 'Message 22.' });
  await last.getByRole('button', { name: 'Dismiss message' }).click();
  await page.clock.runFor(999);
  await expect(last).toBeAttached();
  await page.clock.runFor(1);
  await expect(last).not.toBeAttached();
  await expect(toasts(page)).toHaveCount(19);
});

test('a message goes away by itself', async ({ page, watch }) => {
  watch.allow(/status of 401/);
  await holdTime(page);
  await gotoReady(page, '/login');
  await signInByForm(page, { fullName: '', email: 'nobody@example.org', password: 'a quiet morning' });
  await expect(toasts(page)).toHaveCount(1);
  // A pointer that rests on a message keeps it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await expect(toasts(page)).toHaveCount(0);
});
