import { becomeOperator, operatorSettings } from '../support/operator';
import { MEMBER_PAGES } from '../support/page-lists';
import { gotoReady } from '../support/pages';
import { expectPlainWords } from '../support/plain-words';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

/** School years (Flesch-Kincaid) that a page may take to read. */
const PAGE = 8;

type Measured = { path: string; grade: string };

test(
  'the pages of members and the rooms of operators can be read with eight years of school',
  { tag: '@desktop' },
  async ({ page, accounts, inbox }) => {
    test.setTimeout(180_000);
    await becomeOperator(page, accounts, inbox);
    await gotoReady(page, '/operator');
    const rooms = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(rooms.length).toBeGreaterThan(8);
    const measured: Measured[] = [];
    for (const path of [
      ...MEMBER_PAGES,
      '/operator',
      ...new Set(rooms.filter((room) => room.startsWith('/operator/'))),
    ]) {
      await gotoReady(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      measured.push({ path, grade: shown(await expectPlainWords(page, PAGE)) });
    }
    await test.info().attach('grades', { body: table(measured) });
  },
);

function shown(grade: number | null): string {
  return grade === null ? '–' : grade.toFixed(1);
}

function table(measured: readonly Measured[]): string {
  return measured.map(({ path, grade }) => `${path} ${grade}`).join('\n');
}
