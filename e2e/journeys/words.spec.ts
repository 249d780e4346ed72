import { becomeOperator, operatorSettings } from '../support/operator';
import { gotoReady } from '../support/pages';
import { expectPlainWords } from '../support/plain-words';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

test.use({ instanceSettings: operatorSettings() });

/** School years (Flesch-Kincaid) that a page may take to read. */
const PAGE = 8;
/** People in distress read these. */
const HELP = 6;

const MEMBER_PAGES = [
  '/browse',
  '/appointments',
  '/settings',
  '/breathing',
  '/reward',
  '/HeroCard',
  '/HeroCard2',
  '/body',
  '/relax',
  '/books',
  '/video',
  '/bubble',
  '/color',
  '/memory',
  '/diary',
];

type Measured = { path: string; grade: string };

test(
  'every public page can be read with eight years of school, and help with six',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const measured: Measured[] = [];
    for (const path of [...PUBLIC_PAGES, '/forgot-password', '/offline', '/?landing=video']) {
      await gotoReady(page, path);
      const grade = await expectPlainWords(page, path === '/help' ? HELP : PAGE);
      measured.push({ path, grade: shown(grade) });
    }
    await test.info().attach('grades', { body: table(measured) });
  },
);

test(
  'so can the pages of members and the rooms of operators',
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
