import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwardsAnswer } from '@stillgrove/contract/points';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArticles } from '../../content/src/articles/articles';
import { countAtStart, countInWords } from '../../domain/src/articles/count-in-words';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process';
import { tempFolder } from '../../server/src/testing/temp-folder';
import { BUDGETS, weighPage, type Weights } from '../budgets/weigh-page';
import { copyProject, type ProjectCopy } from '../setup/project-copy';

const SECTIONS = [
  'What it is',
  'Symptoms',
  'Types',
  'Causes',
  'Treatment',
  'How to help someone',
  'When to seek help now',
  'Seek professional help',
];

const ARTICLE = `---
title: Grief
teaser: When someone is gone, and what can help you carry it.
description: 'What grief is, how it feels in mind and body, what helps over time, and how to find support for yourself or for a friend who lost someone.'
figure:
  text: 'About 10% of people have long-lasting grief.'
  source: 'An example'
  year: 2026
  url: https://example.org/grief
updatedOn: 2026-11-22
sources:
  - { title: 'Grief', publisher: 'An example', url: 'https://example.org/grief', accessed: 2026-11 }
  - { title: 'Loss', publisher: 'Another', url: 'https://example.org/loss', accessed: 2026-11 }
---

An opening.

${SECTIONS.map((title) => `## ${title}\n\nSome words.\n`).join('\n')}`;

const PAGE = `import type { ReactElement } from 'react';
import { GameFrame } from '../features/games/GameFrame';

export default function Stones(): ReactElement {
  return (
    <GameFrame game="stones" lead="" words={null} tally={[]} controls={null} notice={null} side={null}>
      {null}
    </GameFrame>
  );
}
`;

/** What a new game adds to files that are there: file, the start of the line after it, and its own line. */
const EDITS: readonly (readonly [file: string, next: string, line: string])[] = [
  [
    'domain/src/activities/activities.ts',
    '  memory: {',
    "  stones: { path: '/stones', points: 'round', hub: 'play', offline: 'later' },",
  ],
  ['web/src/ui/activities/game-names.ts', '  memory: t`', '  stones: t`Stones`,'],
  [
    'web/src/ui/activities/activity-cards.ts',
    "import videos from '",
    "import stones from '../../drawings/stones.svg?url&no-inline';",
  ],
  [
    'web/src/ui/activities/activity-cards.ts',
    '  body: {',
    '  stones: { name: GAME_NAMES.stones, words: t`Pile up stones.`, drawing: stones },',
  ],
];

type Lists = {
  readonly hub: readonly string[];
  readonly members: readonly string[];
  readonly public: readonly string[];
  readonly aims: readonly string[];
  readonly games: readonly string[];
  readonly budget: Weights;
};

/** What journeys, benchmarks and size limits are made of, read in the copy. */
const READ_LISTS = `
  const { runnerImport } = await import('vite');
  const load = async (path) =>
    (await runnerImport(process.cwd() + path, { root: process.cwd(), configFile: false, logLevel: 'error' })).module;
  const lists = await load('/e2e/support/page-lists.ts');
  const { budgetOf } = await load('/scripts/budgets/weigh-page.ts');
  const { GAMES } = await import('./bench/setup/registry.mjs');
  const { AIMS } = await import('./bench/report/aims.mjs');
  console.log(JSON.stringify({
    hub: lists.HUB_PATHS, members: lists.MEMBER_PAGES, public: lists.PUBLIC_PAGES,
    aims: Object.keys(AIMS), games: GAMES, budget: budgetOf('/stones'),
  }));
`;

/** Says what does not compile in the web side of the copy, and nothing when all does. */
const COMPILE_WEB = `
  const { spawnSync } = await import('node:child_process');
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'web', '--noEmit'], { encoding: 'utf8' });
  process.stdout.write(status === 0 ? '' : stdout || 'The compiler did not start.');
`;

const data = tempFolder();
let copy: ProjectCopy;
let server: ServerProcess;
/** The sources before anything was added. */
let before: ReadonlyMap<string, string>;

const page = async (path: string) => {
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
};

/** Every source in the copy with its content. */
function sources(folder = ''): [path: string, content: string][] {
  return readdirSync(join(copy.folder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    if (entry.isDirectory()) return sources(path);
    return [[path, readFileSync(join(copy.folder, path), 'latin1')] as [string, string]];
  });
}

/** Files that were there before and read otherwise now. */
function editedFiles(): string[] {
  const now = new Map(sources());
  return [...before].filter(([path, content]) => now.get(path) !== content).map(([path]) => path);
}

beforeAll(async () => {
  copy = await copyProject();
  before = new Map(sources());
  const inCopy = (path: string) => join(copy.folder, path);
  writeFileSync(inCopy('content/src/articles/grief.md'), ARTICLE);
  expect(editedFiles(), 'files edited for one more article').toEqual([]);

  writeFileSync(inCopy('web/src/pages/Stones.tsx'), PAGE);
  copyFileSync(inCopy('web/src/drawings/games.svg'), inCopy('web/src/drawings/stones.svg'));
  for (const [file, next, line] of EDITS) {
    const text = readFileSync(inCopy(file), 'utf8');
    expect(text.split(`\n${next}`), `${file} has one place for it`).toHaveLength(2);
    writeFileSync(inCopy(file), text.replace(`\n${next}`, `\n${line}\n${next}`));
  }
  await copy.build();
  server = await startServer({
    entry: inCopy('server/dist/main.js'),
    env: { DATA_DIR: data.path, RATE_LIMIT_FACTOR: '1000' },
  });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await copy.remove();
  data.remove();
});

test('a new activity is added with new files and edits three files at most', () => {
  expect(editedFiles().sort()).toEqual([...new Set(EDITS.map(([file]) => file))].sort());
  expect(editedFiles().length).toBeLessThanOrEqual(3);
});

test('a new activity needs nothing else to compile', async () => {
  const compiler = await copy.run(COMPILE_WEB);
  expect(compiler).toBe('');
});

test('a new activity has a page, a card in the hub, a link from the other games, and works offline', async () => {
  const own = await page('/stones');
  expect(own).toContain('<title>Stones – ');
  expect(await page('/browse')).toMatch(/href="\/stones".*Pile up stones\./s);
  expect(await page('/bubble')).toContain('href="/stones"');
  const worker = await page('/sw.js');
  expect(worker).toContain('/stones');
});

test('a new article has a page, a slide, and is found by search engines, other articles and offline', async () => {
  const own = await page('/grief');
  expect(own).toContain('<title>Grief – ');
  expect(own).toContain('content="What grief is, how it feels');
  expect(own).toContain('/share/articles.jpg');
  expect(own).toMatch(/\/assets\/community-[\w-]+\.svg/);
  // However many articles the project has, the copy has one more.
  const articles = readArticles().length + 1;
  const list = await page('/articles');
  expect(list).toContain(`${countAtStart(articles)} conditions in plain words`);
  expect(list).toContain(`${countAtStart(articles)} mental health conditions in plain words`);
  expect(list).toContain('href="/grief"');
  expect(await page('/anxiety')).toContain('href="/grief"');
  expect(await page('/browse')).toContain(
    `${countAtStart(articles)} mental health conditions in plain words.`,
  );
  expect(await page('/faq')).toContain(`on ${countInWords(articles)} conditions`);
  expect(await page('/sitemap.xml')).toContain('/grief</loc>');
  expect(await page('/sw.js')).toContain('/grief');
});

test('the server counts the points of a new activity', async () => {
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const person = {
    fullName: 'Ana Example',
    email: 'ana@example.org',
    password: 'four herons in a quiet mist',
  };
  await send('/api/v1/user/register', person);
  const { email, password } = person;
  const signedIn = await send('/api/v1/user/login', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const day = new Date().toISOString().slice(0, 10);
  const award = { id: 'stones:r1', activity: 'stones', roundId: 'r1', day, points: 1, leaves: 0 };
  const answer = (await (await send('/api/v1/points', { awards: [award] }, cookie)).json()) as AwardsAnswer;
  expect(answer).toMatchObject({ accepted: ['stones:r1'], totals: { totalScore: 1 } });
});

test('journeys, benchmarks and size limits know the new activity and the new article', async () => {
  const lists = JSON.parse(await copy.run(READ_LISTS)) as Lists;
  expect(lists.hub).toContain('/stones');
  expect(lists.members).toContain('/stones');
  expect(lists.public).toContain('/grief');
  expect(lists.games).toContain('stones');
  expect(lists.aims).toEqual(expect.arrayContaining(['frames-stones.p95', 'use-stones.task']));
  expect(lists.budget.scripts).toBe(BUDGETS.eachActivity.scripts);
  const weights = weighPage(await page('/stones'), join(copy.folder, 'web/dist/client'));
  expect(weights.scripts).toBeLessThanOrEqual(lists.budget.scripts);
});
