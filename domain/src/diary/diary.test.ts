import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN_LIMIT_MS, IDLE_LIMIT_MS, timeUntilLock, type Moment } from '../vault/auto-lock';
import { bindingOf } from '../vault/binding';
import { entriesToAdd } from './bring-in';
import { dateOf, FIRST_DAY, isDayToWriteAbout, LAST_DAY } from './day';
import {
  fieldToCorrect,
  isDiaryEntry,
  isUnfinishedEntry,
  isWritten,
  MOOD_MAX_LENGTH,
  newestFirst,
  TEXT_MAX_LENGTH,
  trimmed,
  type DiaryEntry,
} from './entry';
import { pad, unpad } from '../vault/padding';
import { normalPassphrase, strengthOf } from '../vault/passphrase';
import { readableText } from './readable-text';
import { isOutdated, nextRevision, revisionsAsValue, revisionsFrom } from '../vault/revisions';
import { findEntries } from './search';
import { isWeather, WEATHERS } from './weather';

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

test('no two pieces of two people, and no two revisions, share a binding', () => {
  const text = fc.string({ maxLength: 8 });
  const purpose = fc.constantFrom('entry', 'draft', 'key', 'revisions');
  const piece = fc.tuple(purpose, text, text, fc.option(fc.nat(3), { nil: undefined }));
  fc.assert(
    fc.property(piece, piece, (one, other) => {
      const same = one.every((part, index) => part === other[index]);
      expect(bindingOf(...one) === bindingOf(...other)).toBe(same);
    }),
  );
});

test('the words of a binding never change, since every page that is stored opens only under its own', () => {
  expect(bindingOf('entry', 'ana', 'a')).toBe('["stillgrove diary",1,"entry","ana","a"]');
  expect(bindingOf('entry', 'ana', 'a', 3)).toBe('["stillgrove diary",2,"entry","ana","a",3]');
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

test('search finds a page by its date and mood as the screen writes them', () => {
  const pages = [entry({ mood: 'part sun' }), entry({ id: 'b', day: '2026-12-01', mood: '' })];
  const spoken = ({ day }: DiaryEntry) => (day === '2026-11-21' ? 'Saturday, November 21' : 'Tuesday');
  expect(findEntries(pages, 'november sun', spoken).map(({ id }) => id)).toEqual(['a']);
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
  const at = (ms: number): Moment => ({ dateMs: 1e12 + ms, steadyMs: ms });

  test('five minutes after the last sign of life', () => {
    const presence = { lastInput: at(1_000), hiddenSince: null };
    expect(timeUntilLock(presence, at(1_000 + IDLE_LIMIT_MS - 1))).toBe(1);
    expect(timeUntilLock(presence, at(1_000 + IDLE_LIMIT_MS))).toBe(0);
  });

  test('two minutes after it went out of sight, and never later than when seen', () => {
    expect(timeUntilLock({ lastInput: at(0), hiddenSince: at(10) }, at(10))).toBe(HIDDEN_LIMIT_MS);
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(1e7), (input, hidden, now) => {
        const lastInput = at(input);
        expect(timeUntilLock({ lastInput, hiddenSince: at(hidden) }, at(now))).toBeLessThanOrEqual(
          timeUntilLock({ lastInput, hiddenSince: null }, at(now)),
        );
      }),
    );
  });

  test('by the steady clock when the date was set back, and by the date when the steady clock slept', () => {
    const presence = { lastInput: at(0), hiddenSince: null };
    const setBack = { dateMs: 0, steadyMs: IDLE_LIMIT_MS };
    expect(timeUntilLock(presence, setBack)).toBe(0);
    const slept = { dateMs: 1e12 + IDLE_LIMIT_MS, steadyMs: 5 };
    expect(timeUntilLock(presence, slept)).toBe(0);
  });

  test('within the limit, whatever the clocks say', () => {
    const moment = fc.record({
      dateMs: fc.integer({ min: -1e14, max: 1e14 }),
      steadyMs: fc.nat(1e12),
    });
    fc.assert(
      fc.property(moment, fc.option(moment), moment, (lastInput, hiddenSince, now) => {
        expect(timeUntilLock({ lastInput, hiddenSince }, now)).toBeLessThanOrEqual(IDLE_LIMIT_MS);
      }),
    );
  });
});

describe('the day of a page', () => {
  test('can be written about when it is in the calendar and its year has four digits', () => {
    for (const day of ['2026-11-22', '2024-02-29', FIRST_DAY, LAST_DAY])
      expect(isDayToWriteAbout(day)).toBe(true);
    for (const day of [
      '',
      '2026-02-30',
      '2025-02-29',
      '20261-11-22',
      '1899-12-31',
      '2200-01-01',
      '2026-13-01',
    ])
      expect(isDayToWriteAbout(day)).toBe(false);
  });

  test('that can be written about can be read again', () => {
    const days = fc
      .date({ min: new Date('0001-01-01'), max: new Date('+200000-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().replace(/^\+0*/, '').split('T')[0] ?? '');
    fc.assert(
      fc.property(days, (day) => {
        if (isDayToWriteAbout(day)) expect(isDiaryEntry(entry({ day }))).toBe(true);
        expect(dateOf(day)?.toISOString().replace(/^\+0*/, '').startsWith(day)).toBe(true);
      }),
    );
  });

  test('with a year of five digits stays readable, and stands before all others', () => {
    expect(isDiaryEntry(entry({ day: '20261-01-01' }))).toBe(true);
    const days = [entry({ day: '2026-11-22' }), entry({ day: '20261-01-01' }), entry({ day: '9999-01-01' })];
    expect(days.sort(newestFirst).map(({ day }) => day)).toEqual(['20261-01-01', '9999-01-01', '2026-11-22']);
  });

  test('is the field to correct before an empty text', () => {
    expect(fieldToCorrect(entry({ day: '20261-01-01', text: '', mood: '' }))).toBe('day');
    expect(fieldToCorrect(entry({ text: ' ', mood: '' }))).toBe('text');
    expect(fieldToCorrect(entry())).toBeNull();
  });
});

describe('the revision of a page', () => {
  const revisions = fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 9 })))
    .map((pairs) => new Map(pairs));

  test('is outdated whenever a newer one was listed, and only then', () => {
    expect(isOutdated(new Map([['a', 3]]), 'a', 2, true)).toBe(true);
    expect(isOutdated(new Map([['a', 3]]), 'a', 3, true)).toBe(false);
  });

  test('is outdated when its page was deleted, or when an unbound seal is put in place of a bound one', () => {
    expect(isOutdated(new Map(), 'a', 1, true)).toBe(true);
    expect(isOutdated(new Map([['a', 1]]), 'a', 1, false)).toBe(true);
    expect(isOutdated(new Map(), 'a', 1, false)).toBe(false);
  });

  test('grows with every change', () => {
    fc.assert(
      fc.property(revisions, fc.option(fc.nat(20)), (list, base) => {
        const next = nextRevision(list, 'a', base);
        expect(next).toBeGreaterThan(base ?? 0);
        expect(next).toBeGreaterThan(list.get('a') ?? 0);
        expect(isOutdated(new Map([...list, ['a', next]]), 'a', next, true)).toBe(false);
      }),
    );
  });

  test('comes back from its sealed list', () => {
    fc.assert(
      fc.property(revisions, (list) => {
        expect(revisionsFrom(JSON.parse(JSON.stringify(revisionsAsValue(list))))).toEqual(list);
      }),
    );
    expect(revisionsFrom(undefined)).toEqual(new Map());
    expect(revisionsFrom([['a', 'b'], 7])).toEqual(new Map());
    expect(
      revisionsFrom([
        [1, 2],
        ['a', 1.5],
        ['b', 1],
      ]),
    ).toEqual(new Map([['b', 1]]));
  });
});

test('a longer passphrase is a stronger one, and repeating a letter is not', () => {
  expect(strengthOf('short')).toBe('too-short');
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaa')).toBe('weak');
  expect(strengthOf('river stone 7')).toBe('fair');
  expect(strengthOf('four herons in a quiet mist')).toBe('strong');
});

describe('the strength of a passphrase', () => {
  const LETTERS = 'abcdefghijklmnopqr';
  const ORDER = ['too-short', 'weak', 'fair', 'strong'];
  const rank = (passphrase: string) => ORDER.indexOf(strengthOf(passphrase));

  test('is named from eight letters on, and grows at twelve and at eighteen different ones', () => {
    const strengths = [7, 8, 11, 12, 17, 18].map((length) => strengthOf(LETTERS.slice(0, length)));
    expect(strengths).toEqual(['too-short', 'weak', 'weak', 'fair', 'fair', 'strong']);
  });

  test('counts five letters again and again as little more than twelve', () => {
    expect(strengthOf('aBcDe'.repeat(2))).toBe('weak');
    expect(strengthOf('aBcDe'.repeat(3))).toBe('fair');
    expect(strengthOf('aBcDeAbCdE'.repeat(20))).toBe('fair');
  });

  test('never falls by what is typed behind it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 5 }), (start, more) => {
        expect(rank(`${start}${more}`)).toBeGreaterThanOrEqual(rank(start));
      }),
    );
  });
});

test('a passphrase opens the diary from every keyboard that composes the same letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (passphrase) => {
      expect(normalPassphrase(passphrase.normalize('NFD'))).toBe(normalPassphrase(passphrase));
    }),
  );
  expect(normalPassphrase('ｆｏｕｒ')).toBe('four');
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

test('a page is one up to its limits, and none beyond', () => {
  const longest = {
    id: 'x'.repeat(64),
    mood: 'm'.repeat(MOOD_MAX_LENGTH),
    text: 't'.repeat(TEXT_MAX_LENGTH),
  };
  expect(isDiaryEntry(entry(longest))).toBe(true);
  for (const [field, value] of Object.entries(longest))
    expect(isDiaryEntry(entry({ [field]: `${value}x` }))).toBe(false);
});

test('a page of which anything is missing or of another kind is none', () => {
  for (const field of Object.keys(entry()))
    for (const value of [undefined, null, true, ['a']])
      expect(isUnfinishedEntry({ ...entry(), [field]: value })).toBe(false);
  for (const id of ['', 'a b', 'a/', '/a']) expect(isUnfinishedEntry(entry({ id }))).toBe(false);
});

test('a page that is still being written may have half a day, and a whole one may not', () => {
  for (const day of ['', '2026-1', 'x2026-11-21', '2026-11-21x', '2026-1-21', '2026-11-1', '206-11-21']) {
    expect(isUnfinishedEntry(entry({ day }))).toBe(true);
    expect(isDiaryEntry(entry({ day }))).toBe(false);
  }
});

test('a word for the mood is as much as a text, spaces are nothing', () => {
  expect(isWritten({ mood: 'calm', text: ' ' })).toBe(true);
  expect(isWritten({ mood: ' ', text: 'Rain.' })).toBe(true);
  expect(isWritten({ mood: ' ', text: '\n' })).toBe(false);
});

test('every weather is a mood that fits a page, and a word from an earlier version stays a word', () => {
  for (const weather of WEATHERS) {
    expect(isWeather(weather)).toBe(true);
    expect([isWritten({ mood: weather, text: '' }), isDiaryEntry(entry({ mood: weather }))]).toEqual([
      true,
      true,
    ]);
  }
  for (const word of ['', 'calm', 'hopeful', 'Storm', 'clear sky']) expect(isWeather(word)).toBe(false);
});

test('a page is saved without the spaces around its mood and behind its words', () => {
  expect(trimmed(entry({ mood: ' calm ', text: '  Indented.\n\n' }))).toEqual(
    entry({ mood: 'calm', text: '  Indented.' }),
  );
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
