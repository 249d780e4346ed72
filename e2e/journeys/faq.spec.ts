import type { Page } from '@playwright/test';
import { gotoReady, reloadReady, waitUntilReady } from '../support/pages';
import { expect, test } from '../support/test';
import { WHOLE } from '../support/in-sight';

const questions = (page: Page) =>
  page.getByRole('region', { name: 'Questions and answers' }).locator('summary').getByRole('heading');
const question = (page: Page, name: string) => questions(page).filter({ hasText: name });
const answerOf = (page: Page, name: string) =>
  page.getByRole('main').locator('details').filter({ hasText: name }).locator('div');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });
const pill = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
const openCards = (page: Page) => page.getByRole('main').locator('details[open]');

const BY_CATEGORY = {
  General: ['What is Stillgrove, and can it replace therapy?', 'How do you protect my privacy?'],
  Account: ['How do I reset my password?', 'How do I update my profile?'],
  Services: ['Which services do you offer?', 'How do I schedule an appointment?'],
  Support: ['How can I reach the support team?', 'What should I do in a crisis or an emergency?'],
};

test(
  'a question is found by category and words, opened, shared and asked further',
  { tag: '@phone' },
  async ({ page, newDevice, instance, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoReady(page, '/faq');

    await test.step('eight questions stand in four categories', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
      await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
        'All Questions',
        ...Object.keys(BY_CATEGORY),
      ]);
      await expect(pill(page, 'All Questions')).toHaveAttribute('aria-pressed', 'true');
      await expect(questions(page)).toHaveText(Object.values(BY_CATEGORY).flat());
      const boxes = await Promise.all([0, 1].map((nth) => questions(page).nth(nth).boundingBox()));
      expect(boxes[0]?.y === boxes[1]?.y, 'two columns').toBe(!isMobile);
      for (const [name, expected] of Object.entries(BY_CATEGORY)) {
        await pill(page, name).click();
        await expect(questions(page)).toHaveText(expected);
        await expect(page.getByRole('main').getByRole('status')).toHaveText('2 questions');
      }
      await pill(page, 'All Questions').click();
    });

    await test.step('at most one is open', async () => {
      await expect(openCards(page)).toHaveCount(0);
      await question(page, 'How do I reset my password?').click();
      const answer = answerOf(page, 'How do I reset my password?');
      await expect(answer).toContainText('expires after 24 hours');
      await expect(answer.getByRole('link', { name: 'Login page' })).toHaveAttribute('href', '/login');
      await expect(answer.getByRole('link', { name: 'support@stillgrove.example' })).toHaveAttribute(
        'href',
        'mailto:support@stillgrove.example',
      );
      await question(page, 'Which services do you offer?').click();
      await expect(answer).toBeHidden();
      await expect(openCards(page)).toHaveCount(1);
      await expect(answerOf(page, 'Which services do you offer?')).toContainText(
        'individual counseling, group therapy, wellness workshops, mindfulness training and crisis intervention',
      );
      await expect(answerOf(page, 'Which services do you offer?')).toContainText('Sample answer');
      await question(page, 'Which services do you offer?').click();
      await expect(openCards(page)).toHaveCount(0);
    });

    await test.step('an answer near the end of the screen is seen', async () => {
      const low = question(page, 'How do I schedule an appointment?');
      await low.evaluate((heading) => {
        heading.scrollIntoView({ block: 'end' });
      });
      await low.click();
      await expect(answerOf(page, 'How do I schedule an appointment?')).toBeInViewport(WHOLE);
      await low.click();
      await expect(openCards(page)).toHaveCount(0);
    });

    await test.step('search and category both hold, whatever the case', async () => {
      await search(page).fill('  FORGOT password ');
      await expect(questions(page)).toHaveText(BY_CATEGORY.Account);
      await pill(page, 'Support').click();
      await expect(questions(page)).toHaveCount(0);
      await pill(page, 'Account').click();
      await search(page).fill('24 hours');
      await expect(questions(page)).toHaveText(['How do I reset my password?']);
      await expect(page).toHaveURL('/faq?q=24+hours&category=account');
    });

    await test.step('the address shows someone else the same', async () => {
      const other = await newDevice({ baseURL: instance.url });
      await gotoReady(other, page.url());
      await expect(questions(other)).toHaveText(['How do I reset my password?']);
      await expect(search(other)).toHaveValue('24 hours');
      await expect(pill(other, 'Account')).toHaveAttribute('aria-pressed', 'true');
      await reloadReady(page);
      await expect(questions(page)).toHaveText(['How do I reset my password?']);
    });

    await test.step('an answer leads on, and the way back to what was found', async () => {
      await question(page, 'How do I reset my password?').click();
      await page.getByRole('link', { name: 'Login page' }).click();
      await expect(page).toHaveURL('/login');
      await page.goBack();
      await expect(search(page)).toHaveValue('24 hours');
      await expect(questions(page)).toHaveText(['How do I reset my password?']);
    });

    await test.step('words of a crisis lead to help, whatever is found', async () => {
      const danger = page
        .getByRole('main')
        .getByText('Are you in danger, or thinking about hurting yourself?');
      await expect(danger).toBeHidden();
      await search(page).fill('I want to hurt myself');
      await expect(danger.getByRole('link', { name: 'Need help now?' })).toHaveAttribute('href', '/help');
      await expect(danger).toBeInViewport(WHOLE);
      await expect(questions(page)).toHaveText(['What should I do in a crisis or an emergency?']);
    });

    await test.step('nothing found has a way back', async () => {
      await search(page).fill('zebra');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'No results found' })).toBeInViewport();
      await expect(search(page)).toBeInViewport(WHOLE);
      await expect(
        main.getByText("Try adjusting your search or filter to find what you're looking for.", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'Need help now?' })).toHaveAttribute('href', '/help');
      await search(page).fill('pasword');
      await main.getByRole('button', { name: 'Search for “password”' }).click();
      await expect(search(page)).toHaveValue('password');
      await expect(question(page, 'How do I reset my password?')).toBeVisible();
      await search(page).fill('zebra');
      await main.getByRole('button', { name: 'Reset Filters' }).click();
      await expect(search(page)).toHaveValue('');
      await expect(main.getByRole('status')).toBeFocused();
      await expect(pill(page, 'All Questions')).toHaveAttribute('aria-pressed', 'true');
      await expect(questions(page)).toHaveCount(8);
      await expect(page).toHaveURL('/faq');
    });

    await test.step('whoever still has a question finds a person', async () => {
      await expect(page.getByRole('region', { name: 'In figures' })).toContainText('Sample figures');
      await expect(page.getByRole('region', { name: 'In figures' }).getByRole('listitem')).toHaveText([
        '24/7 Support Available',
        '100+ Resources',
        '97% Satisfaction Rate',
        '50k+ Happy Users',
      ]);
      await page
        .getByRole('region', { name: 'Still Have Questions?' })
        .getByRole('link', { name: 'Contact Us' })
        .click();
      await expect(page).toHaveURL('/contact');
    });
  },
);

test(
  'the cards come in one after another, and at once where stillness is wanted',
  { tag: '@desktop' },
  async ({ page }) => {
    const arrivals = () =>
      page
        .getByRole('main')
        .locator('li:has(details)')
        .evaluateAll((cards) =>
          cards.map((card) => {
            const { animationName, animationDelay } = getComputedStyle(card);
            return animationName === 'none' ? null : Math.round(parseFloat(animationDelay) * 1_000);
          }),
        );
    await page.clock.install();
    await page.goto('/faq');
    // Ids run from 1 to 8: the first pause, and a tenth of a second for each step of the id modulo 8.
    await expect.poll(() => arrivals()).toEqual([200, 300, 400, 500, 600, 700, 800, 100]);
    await waitUntilReady(page);
    await page.clock.runFor(2_000);
    await expect.poll(() => arrivals()).toEqual(Array(8).fill(null));
    await expect(page.getByRole('search')).toHaveCSS('transform', 'none');
    await search(page).focus();
    await expect(page.getByRole('search')).toHaveCSS('transform', /matrix\(1\.0/);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await expect.poll(() => arrivals()).toEqual(Array(8).fill(null));
  },
);
