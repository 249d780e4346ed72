// one-screen: phone
import type { Page } from '@playwright/test';
import {
  addImported,
  checkIns,
  daylioFile,
  exportedData,
  importFile,
  openFiles,
  OWN_MOODS,
  saveFirst,
} from '../support/check-ins';
import { sealedRecords } from '../support/diary';
import { outsideTheScreen } from '../support/outside-the-screen';
import { allKeptForOffline, gotoReady, reloadReady } from '../support/pages';
import { expect, test } from '../support/test';

// Each private space costs 600,000 rounds on purpose, which a busy machine takes its time for.
test.setTimeout(150_000);

test.beforeEach(async ({ context, accounts, page }) => {
  await accounts.signedIn(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const HOUR_MS = 3_600_000;
const FIRST_AT = Date.UTC(2026, 2, 4, 12);

/** A file of ours with three check-ins: two of one day in March, and one in April. */
const THREE = JSON.stringify({
  format: 'stillgrove-check-ins',
  version: 1,
  checkIns: [
    { at: FIRST_AT, energy: 2, pleasant: -1 },
    { at: FIRST_AT + HOUR_MS, energy: null, pleasant: 2 },
    { at: FIRST_AT + 30 * 24 * HOUR_MS, energy: -2, pleasant: 1 },
  ].map((one, index) => ({
    ...one,
    offset: 0,
    words: ['calm'],
    tags: [],
    note: `saffron-pelican ${String(index)}`,
    link: null,
  })),
});

async function beginSpace(page: Page, keepOpen?: '1 day'): Promise<void> {
  await gotoReady(page, '/check-in');
  await checkIns(page).place('Pleasant').check({ force: true });
  await saveFirst(page, keepOpen);
}

async function openImport(page: Page): Promise<void> {
  await openFiles(page);
  await checkIns(page).button('Import check-ins').click();
}

test('hundreds of rows of Daylio come in, add nothing again, and come whole into another profile', async ({
  page,
  newDevice,
  accounts,
}) => {
  await beginSpace(page);
  await openImport(page);
  const file = daylioFile(500);
  const answerMoods = async () => {
    for (const mood of OWN_MOODS)
      await checkIns(page).main.getByLabel(`${mood} (100 times)`).selectOption('Pleasant');
  };
  await importFile(page, 'daylio.csv', file);
  await answerMoods();
  await addImported(page, 500);
  await importFile(page, 'again.csv', file);
  await answerMoods();
  await expect(page.getByText('0 check-ins would be added.')).toBeVisible();
  await expect(page.getByText('500 are already here and stay as they are.')).toBeVisible();

  const exported = await exportedData(page);
  const other = await newDevice();
  await accounts.signedIn(other.context());
  await beginSpace(other);
  await other.getByRole('button', { name: /^Delete the check-in/ }).click();
  await openImport(other);
  await importFile(other, 'check-ins.json', exported);
  await addImported(other, 501);
  expect(await exportedData(other)).toBe(exported);
});

test('what is deleted is gone from the device and from the month, and comes back for ten seconds only', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { main, button } = checkIns(page);
  await beginSpace(page);
  await openImport(page);
  await importFile(page, 'check-ins.json', THREE);
  await addImported(page, 3);
  // From here on time goes by on our word alone.
  await page.clock.pauseAt(Date.now() + 60_000);
  const all = await sealedRecords(page);
  expect(Object.keys(all)).toHaveLength(4);
  expect(JSON.stringify(all)).not.toContain('saffron-pelican');

  await main.getByText('Delete check-ins').click();
  await button('Delete all check-ins').click();
  await button('Delete all').click();
  await expect(main.getByText('Deleted 4 check-ins.')).toBeVisible();
  await page.clock.runFor(9_900);
  await button('Undo').click();
  await expect(main.getByText('Deleted 4 check-ins.')).toHaveCount(0);
  const back = await sealedRecords(page);
  expect(Object.keys(back)).toHaveLength(4);

  // The month of today is shown; March is where two of one day are.
  while (!(await main.getByRole('table', { name: 'March 2026' }).isVisible()))
    await button('Previous month').click();
  await expectTwins(page, [
    ['-1', '2'],
    ['2', '0'],
  ]);
  // On a phone the day lies below the month.
  await page.getByRole('button', { name: /^Wednesday, March 4, 2026\./ }).click();
  await expect(checkIns(page).day.getByRole('listitem').first()).toBeInViewport();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await outsideTheScreen(page)).toEqual([]);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });

  await main.getByText('Delete check-ins').click();
  await button('Delete this month: March 2026').click();
  await button('Delete').click();
  await expect(main.getByText('Deleted 2 check-ins.')).toBeVisible();
  await expect(main.getByText('No check-ins in March 2026.')).toBeVisible();
  await page.clock.runFor(10_100);
  await expect(button('Undo')).toHaveCount(0);
  await button('Next month').click();
  await main.getByRole('button', { name: /^Delete the check-in/ }).click();
  await expect(main.getByText('Deleted 1 check-in.')).toBeVisible();
  const left = await sealedRecords(page);
  expect(Object.keys(left)).toHaveLength(1);
  // Of what is gone not a byte is left: neither of the rows as they were first, nor as they came back.
  const stored = JSON.stringify(left);
  for (const [id, row] of [...Object.entries(all), ...Object.entries(back)])
    if (!(id in left)) expect(stored).not.toContain(row);
  expect(await exportedData(page)).not.toContain('saffron-pelican');
});

/** The dots of a month and the rows of its table tell the same: pleasantness and energy, as they stand in each day. */
async function expectTwins(page: Page, wanted: readonly (readonly [string, string])[]): Promise<void> {
  const { main } = checkIns(page);
  const dots = await main
    .locator('td button span[aria-hidden] > span')
    .evaluateAll((found) =>
      found
        .map(({ style }) => [style.getPropertyValue('--pleasant'), style.getPropertyValue('--energy')])
        .toSorted(),
    );
  expect(dots).toEqual(wanted);
  await main.getByText('Show as a table').click();
  const rows = await main
    .getByRole('table', { name: 'Check-ins of March 2026' })
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [3, 4].map((cell) => row.children[cell]?.textContent ?? '')).toSorted(),
    );
  const numbers = rows.map((row) => row.map((text) => (text === 'Not asked' ? '0' : String(Number(text)))));
  expect(numbers.toSorted()).toEqual(wanted);
}

for (const moment of ['put', 'complete'] as const)
  test(`a tab that ends at the ${moment} of a check-in has kept it, or did not show it as kept`, async ({
    page,
    context,
  }) => {
    await beginSpace(page, '1 day');
    const seen = { asKept: false };
    await page.exposeFunction('noteShown', () => (seen.asKept = true));
    await page.exposeFunction('endTab', () => page.close());
    await page.evaluate((when) => {
      const { noteShown, endTab } = window as unknown as Record<'noteShown' | 'endTab', () => void>;
      const list = document.querySelector('main') ?? document.body;
      const before = list.querySelectorAll('[aria-label^="Delete the check-in"]').length;
      new MutationObserver(() => {
        if (list.querySelectorAll('[aria-label^="Delete the check-in"]').length > before) noteShown();
      }).observe(list, { childList: true, subtree: true });
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        const asked = put.apply(this, args);
        if (this.name === 'records') {
          if (when === 'put') endTab();
          else this.transaction.addEventListener('complete', () => endTab(), { capture: true });
        }
        return asked;
      };
    }, moment);
    const closed = page.waitForEvent('close');
    await checkIns(page).place('Unpleasant').check({ force: true });
    await checkIns(page)
      .button('Save check-in')
      // oxlint-disable-next-line typescript/no-deprecated -- the page closes before the click could be waited for
      .click({ noWaitAfter: true })
      .catch(() => undefined);
    await closed;

    const later = await context.newPage();
    await gotoReady(later, '/check-in');
    const kept = later.getByRole('button', { name: /^Delete the check-in/ });
    await expect(kept.first()).toBeVisible();
    const count = await kept.count();
    expect([1, 2]).toContain(count);
    if (seen.asKept || moment === 'complete') expect(count).toBe(2);
  });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every check-in is kept over a reload', async ({ page, context, watch }) => {
    watch.allowOutage();
    await beginSpace(page, '1 day');
    await allKeptForOffline(page);
    await context.setOffline(true);
    await reloadReady(page);
    const kept = page.getByRole('button', { name: /^Delete the check-in/ });
    await expect(kept).toHaveCount(1);
    await checkIns(page).place('Unpleasant').check({ force: true });
    await checkIns(page).button('Save check-in').click();
    await expect(kept).toHaveCount(2);
    await reloadReady(page);
    await expect(kept).toHaveCount(2);
  });
});
