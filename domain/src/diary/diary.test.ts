import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN_LIMIT_MS, IDLE_LIMIT_MS, timeUntilLock } from './auto-lock';
import { bindingOf } from './binding';
import { entriesToAdd } from './bring-in';
import { isDiaryEntry, newestFirst, type DiaryEntry } from './entry';
import { pad, unpad } from './padding';
import { strengthOf } from './passphrase';
import { readableText } from './readable-text';
import { findEntries } from './search';

const entry = (changes: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id: 'a',
  day: '2026-11-21',
  mood: 'calm',
  text: 'The heron stood in the mist.',
  changedAtMs: 1,
  ...changes,
});

describe('the length of what is sealed', () => {
  test('bytes come back as they were', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), (bytes) => {
        expect(unpad(pad(bytes))).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  test('tells nothing about short pages and little about long ones, for at most 12 % more', () => {
    expect(new Set([0, 1, 100, 511].map((length) => pad(new Uint8Array(length)).length))).toEqual(
      new Set([512]),
    );
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 200_000 }), (length) => {
        expect(pad(new Uint8Array(length)).length).toBeLessThanOrEqual((length + 1) * 1.12 + 1);
      }),
    );
    const sizes = new Set(Array.from({ length: 4_000 }, (_, length) => pad(new Uint8Array(length)).length));
    expect(sizes.size).toBeLessThan(64);
  });

  test('what was not padded is not taken for padded', () => {
    expect(unpad(new Uint8Array(8))).toBeNull();
    expect(unpad(new Uint8Array([1, 2, 3]))).toBeNull();
    expect(unpad(new Uint8Array())).toBeNull();
  });
});

test('no two pieces of two people share a binding', () => {
  const text = fc.string({ maxLength: 8 });
  const purpose = fc.constantFrom('entry', 'draft', 'key');
  const piece = fc.tuple(purpose, text, text);
  fc.assert(
    fc.property(piece, piece, (one, other) => {
      const same = one.every((part, index) => part === other[index]);
      expect(
        bindingOf(...(one as [never, string, string])) === bindingOf(...(other as typeof one & never)),
      ).toBe(same);
    }),
  );
});

describe('search', () => {
  test('finds every word wherever it stands, without minding case and accents', () => {
    const entries = [entry({ text: 'Café at dawn' }), entry({ id: 'b', mood: 'Wörried' })];
    expect(findEntries(entries, 'DAWN cafe')).toHaveLength(1);
    expect(findEntries(entries, 'worried heron')).toHaveLength(1);
    expect(findEntries(entries, '2026-11')).toHaveLength(2);
    expect(findEntries(entries, 'dawn heron')).toHaveLength(0);
    expect(findEntries(entries, '  ')).toBe(entries);
  });

  test('finds a page by any part of its own words', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
        const part = text.slice(from % text.length, (from % text.length) + 1 + (length % text.length));
        expect(findEntries([entry({ text })], part)).toHaveLength(1);
      }),
    );
  });
});

describe('pages that come in from a file', () => {
  const pages = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      day: fc.constantFrom('2026-11-20', '2026-11-21'),
      mood: fc.constantFrom('', 'calm'),
      text: fc.constantFrom('one', 'two', 'three'),
      changedAtMs: fc.nat(9),
    }),
    { maxLength: 6 },
  );
  const uniqueIds = (list: readonly DiaryEntry[]) =>
    list.filter((page, at) => list.findIndex(({ id }) => id === page.id) === at);

  test('are all here afterwards, replace nothing, and come in once however often', () => {
    fc.assert(
      fc.property(pages, pages, (mine, theirs) => {
        let next = 0;
        const newId = () => `new-${String((next += 1))}`;
        const here = uniqueIds(mine);
        const after = [...here, ...entriesToAdd(here, theirs, newId)];
        const content = ({ day, mood, text }: DiaryEntry) => `${day} ${mood} ${text}`;
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        for (const page of theirs) expect(after.map(content)).toContain(content(page));
        expect(after.slice(0, here.length)).toEqual(here);
        expect(entriesToAdd(after, theirs, newId)).toEqual([]);
      }),
    );
  });
});

describe('an open diary locks itself', () => {
  test('five minutes after the last sign of life', () => {
    const presence = { lastInputMs: 1_000, hiddenSinceMs: null };
    expect(timeUntilLock(presence, 1_000 + IDLE_LIMIT_MS - 1)).toBe(1);
    expect(timeUntilLock(presence, 1_000 + IDLE_LIMIT_MS)).toBe(0);
  });

  test('two minutes after it went out of sight, and never later than when seen', () => {
    expect(timeUntilLock({ lastInputMs: 0, hiddenSinceMs: 10 }, 10)).toBe(HIDDEN_LIMIT_MS);
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(1e7), (lastInputMs, hiddenSinceMs, now) => {
        expect(timeUntilLock({ lastInputMs, hiddenSinceMs }, now)).toBeLessThanOrEqual(
          timeUntilLock({ lastInputMs, hiddenSinceMs: null }, now),
        );
      }),
    );
  });
});

test('a longer passphrase is a stronger one, and repeating a letter is not', () => {
  expect(strengthOf('short')).toBe('too-short');
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaa')).toBe('weak');
  expect(strengthOf('river stone 7')).toBe('fair');
  expect(strengthOf('four herons in a quiet mist')).toBe('strong');
});

test('the readable text begins with the oldest day and keeps every word', () => {
  const text = readableText(
    [
      entry({ day: '2026-11-21', text: 'Later.' }),
      entry({ id: 'b', day: '2026-01-02', mood: '', text: ' First. ' }),
    ],
    (day) => `On ${day}`,
  );
  expect(text).toBe('On 2026-01-02\n\nFirst.\n\n\nOn 2026-11-21 · calm\n\nLater.\n');
});

test('a broken page is not taken for one', () => {
  expect(isDiaryEntry(entry())).toBe(true);
  for (const broken of [
    null,
    'text',
    {},
    entry({ day: 'today' }),
    { ...entry(), text: 7 },
    entry({ id: 'a b' }),
  ])
    expect(isDiaryEntry(broken)).toBe(false);
});

test('the newest day comes first', () => {
  const days = [
    entry({ day: '2026-01-01' }),
    entry({ day: '2026-03-01' }),
    entry({ day: '2026-03-01', changedAtMs: 9 }),
  ];
  expect(days.sort(newestFirst).map(({ day, changedAtMs }) => [day, changedAtMs])).toEqual([
    ['2026-03-01', 9],
    ['2026-03-01', 1],
    ['2026-01-01', 1],
  ]);
});
