import { expect, test } from 'vitest';
import { daysInWords, INVENTORY, type Kept } from './inventory';

const ALL = Object.entries<Kept>(INVENTORY).map(([name, kept]) => ({ name, kept }));
const TOLD = Object.entries<Kept>(INVENTORY).flatMap(([name, kept]) =>
  kept.words === null ? [] : [{ name, kept, words: kept.words }],
);

const textOf = (
  { text }: (typeof TOLD)[number]['words'],
  sessionDays: number,
  { fullMessageAlerts = false } = {},
) => (typeof text === 'function' ? text({ sessionDays, fullMessageAlerts, usesEmailService: true }) : text);

test.each(TOLD)('$name: the text names the same time that the jobs go by', ({ kept, words }) => {
  const text = textOf(words, 30);
  if (kept.ends === 'after') {
    expect(text).toContain(daysInWords(kept.days));
    if (kept.atLatest !== undefined) expect(text).toContain(daysInWords(kept.atLatest.days));
  }
  if (kept.ends === 'with-account') expect(text).toMatch(/account/);
});

test('how long a sign-in lasts is what the operator set', () => {
  const { words } = INVENTORY.sessions;
  expect(textOf(words, 14)).toContain('14 days after you signed in');
  expect(textOf(words, 365)).toContain('one year after you signed in');
});

test('where messages go beside the site is what the operator set', () => {
  const { words } = INVENTORY.contactMessages;
  expect(textOf(words, 30)).toContain('without your name, your address or your words');
  expect(textOf(words, 30)).not.toContain('A copy');
  expect(textOf(words, 30, { fullMessageAlerts: true })).toContain('A copy goes to the team’s inbox.');
});

test('days are said as people say them', () => {
  expect([1, 2, 30, 365, 730].map(daysInWords)).toEqual([
    'one day',
    '2 days',
    '30 days',
    'one year',
    'two years',
  ]);
});

test.each(TOLD)(
  '$name: there is a reason to keep it, of those that the privacy text can say',
  ({ words }) => {
    expect(['request', 'consent', 'safety']).toContain(words.basis);
    // What is kept since people agreed to it is what they are asked about before.
    if (words.basis === 'consent') expect(textOf(words, 30)).toMatch(/agreed|confirm/);
  },
);

test('what is not told to visitors names none of them', () => {
  for (const { kept } of ALL.filter(({ kept: { words } }) => words === null)) {
    expect(kept.ends).toBe('never');
    expect(Object.values(kept.columns).flat()).not.toContain('user_id');
  }
  for (const { kept } of TOLD) expect(kept.ends).not.toBe('never');
});

test('each table is listed once, with columns that are listed once', () => {
  const tables = ALL.flatMap(({ kept }) => Object.entries(kept.columns));
  expect(new Set(tables.map(([table]) => table)).size).toBe(tables.length);
  for (const [table, columns] of tables) {
    expect(columns.length).toBeGreaterThan(1);
    expect(new Set(columns).size).toBe(columns.length);
    for (const name of [table, ...columns]) expect(name).toMatch(/^[a-z_]+$/);
  }
});

test.each(ALL)('$name: ends by a moment that is stored, or with an account that is', ({ kept }) => {
  const tables = Object.values(kept.columns);
  expect(tables).not.toEqual([]);
  if (kept.ends === 'with-account') {
    for (const columns of tables)
      expect(columns.some((name) => name === 'user_id' || name === 'id')).toBe(true);
  } else if (kept.ends !== 'never') {
    expect(['at', 'after']).toContain(kept.ends);
    expect(tables.flat()).toContain(kept.column);
  }
});

test('a moment that may never come has another one, by which it ends at the latest', () => {
  for (const { kept } of ALL) {
    if (kept.ends !== 'after' || kept.atLatest === undefined) continue;
    expect(Object.values(kept.columns).flat()).toContain(kept.atLatest.column);
    expect(kept.atLatest.days).toBeGreaterThan(kept.days);
  }
});

test('records are told of only where they are turned on', () => {
  const needs = TOLD.flatMap(({ name, words }) => (words.needs === undefined ? [] : [[name, words.needs]]));
  expect(needs).toEqual([['legacyRecords', 'legacyRecords']]);
});

test.each(TOLD)('$name: whole sentences', ({ words }) => {
  expect(textOf(words, 30)).toMatch(/^[A-Z].*\.$/);
  expect(words.title).toMatch(/^[A-Z].*[a-z]$/);
});
