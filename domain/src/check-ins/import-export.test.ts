import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyColumns, readAnyTable } from './any-table';
import { type CheckIn, isCheckIn, LEVELS, type Level } from './check-in';
import { plainValue, readTable, ROWS_MAX, type Table, writeTable } from './csv';
import { DAYLIO_COLUMNS, isDaylio, readDaylio } from './daylio';
import { checkInsAsCsv, checkInsAsJson, checkInsInJson } from './export';
import { checkInsOf, moodsIn, notYetKept } from './import-rows';
import { plainText } from './plain-text';
import { orderOf, readDayOfYear, readMoment, readTime } from './written-dates';

const table = (text: string): Table => {
  const read = readTable(text);
  if ('because' in read) throw new Error(read.because);
  return read;
};

const HEADER = `${DAYLIO_COLUMNS.join(',')}\n`;
const UTC = () => 0;

const DAYLIO = `${HEADER}2026-01-05,January 5,Monday,10:30 PM,rad,"reading | long, slow walk",,"<b>Good</b> day<br>with ""tea"""
2026-01-04,4. Januar,Sonntag,07:05,mies,,Title,<ul><li>one</li><li>two</li></ul>`;

test('a file of Daylio becomes check-ins, with lists, quotes and markup as plain text', () => {
  const { rows, leftOut } = readDaylio(table(DAYLIO));
  expect(leftOut).toEqual([]);
  expect(moodsIn(rows)).toEqual([
    { name: 'rad', times: 1, guess: 2 },
    { name: 'mies', times: 1, guess: null },
  ]);
  const levels = new Map<string, Level>([
    ['rad', 2],
    ['mies', -2],
  ]);
  expect(checkInsOf(rows, levels, () => 60)).toEqual([
    {
      at: Date.UTC(2026, 0, 5, 21, 30),
      offset: 60,
      energy: null,
      pleasant: 2,
      words: [],
      tags: ['reading', 'long, slow walk'],
      note: 'Good day\nwith "tea"',
      link: null,
    },
    {
      at: Date.UTC(2026, 0, 4, 6, 5),
      offset: 60,
      energy: null,
      pleasant: -2,
      words: ['mies'],
      tags: [],
      note: 'Title\n- one\n- two',
      link: null,
    },
  ]);
});

test('an older file of Daylio, whose dates are written out, is read as well', () => {
  const older = table('year,date,weekday,time,mood,activities,note\n2019,5 января,суббота,22:10,meh,a,');
  expect(isDaylio(older)).toBe(true);
  expect(readDaylio(older).rows[0]?.moment).toEqual({ day: '2019-01-05', minutes: 1330, offset: null });
});

test('a row without a date or a mood is left out and named, and the others are kept', () => {
  const { rows, leftOut } = readDaylio(
    table(`${HEADER}nonsense,,,,good,,,\n2026-01-05,,,,,,,\n2026-01-06,,,,good,,,`),
  );
  expect(rows.map(({ line }) => line)).toEqual([4]);
  expect(leftOut).toEqual([
    { line: 2, because: 'date' },
    { line: 3, because: 'mood' },
  ]);
});

const A_CHECK_IN: fc.Arbitrary<CheckIn> = fc.record({
  at: fc.integer({ min: 86_400_000, max: 4_000_000_000_000 }).map((at) => at - (at % 60_000)),
  offset: fc.integer({ min: -720, max: 840 }),
  energy: fc.constantFrom(...LEVELS, null),
  pleasant: fc.constantFrom(...LEVELS),
  words: fc.uniqueArray(fc.constantFrom('calm', 'sad', 'own word'), { maxLength: 3 }),
  tags: fc.uniqueArray(fc.constantFrom('tea', '=1+1', '@home', 'a "b", c'), { maxLength: 4 }),
  note: fc.string({ maxLength: 50 }).map((text) => text.replace(/[<>&]/g, '').trim()),
  link: fc.constant(null),
});

test('an export as data is imported again as it was', () => {
  fc.assert(
    fc.property(fc.array(A_CHECK_IN), (checkIns) => {
      const read = checkInsInJson(checkInsAsJson(checkIns));
      expect(read?.unreadable).toBe(0);
      expect(read?.checkIns).toEqual(checkIns.toSorted((a, b) => a.at - b.at));
    }),
  );
});

test('a damaged check-in in such a file is counted, and another file is none', () => {
  expect(checkInsInJson('{"format":"stillgrove-check-ins","checkIns":[1]}')).toEqual({
    checkIns: [],
    unreadable: 1,
  });
  expect(checkInsInJson('[1]')).toBeNull();
  expect(checkInsInJson('not json')).toBeNull();
});

test('what is exported for Daylio is known again, so that importing it adds nothing', () => {
  const words = { date: (day: string) => day, weekday: () => 'Monday', feeling: (word: string) => word };
  fc.assert(
    fc.property(fc.array(A_CHECK_IN, { maxLength: 8 }), (checkIns) => {
      if (checkIns.length === 0) return;
      const { rows } = readDaylio(table(checkInsAsCsv(checkIns, words)));
      const levels = new Map(moodsIn(rows).map(({ name, guess }) => [name, guess!]));
      const found = checkInsOf(rows, levels, UTC);
      expect(found.every(isCheckIn)).toBe(true);
      expect(notYetKept(found, checkIns)).toEqual([]);
    }),
  );
});

test('a file imported twice adds nothing, also when a mood is given another meaning', () => {
  const { rows } = readDaylio(table(DAYLIO));
  const first = checkInsOf(
    rows,
    new Map([
      ['rad', 2],
      ['mies', -2],
    ]),
    UTC,
  );
  const second = checkInsOf(
    rows,
    new Map([
      ['rad', 1],
      ['mies', -1],
    ]),
    () => 120,
  );
  expect(notYetKept(first, [])).toHaveLength(2);
  expect(notYetKept(second, first)).toEqual([]);
});

test('any table is read by the columns that someone chooses', () => {
  const some = table(
    'Date;Mood score;Tags\r\n31/12/2025 9:15 pm;7;tea, walk\r\n2025-12-30T08:00:00+02:00;3;\r\n',
  );
  expect(likelyColumns(some)).toMatchObject({ date: 0, mood: 1, tags: 2, note: null });
  const { rows } = readAnyTable(some, { date: 0, mood: 1, tags: 2, time: null, note: null }, 'day-first');
  expect(rows).toMatchObject([
    { moment: { day: '2025-12-31', minutes: 1275, offset: null }, mood: '7', tags: ['tea', 'walk'] },
    { moment: { day: '2025-12-30', minutes: 480, offset: 120 }, mood: '3', tags: [] },
  ]);
});

test.each([
  ['2026-01-05', 'month-first', '2026-01-05', null],
  ['05/01/2026', 'day-first', '2026-01-05', null],
  ['05/01/2026 22:10', 'month-first', '2026-05-01', 1330],
  ['5. Januar 2026', 'day-first', '2026-01-05', null],
  ['January 5, 2026 10:30 PM', 'day-first', '2026-01-05', 1350],
  ['2026年1月5日', 'day-first', '2026-01-05', null],
] as const)('%s is understood (%s)', (text, order, day, minutes) => {
  expect(readMoment(text, order)).toEqual({ day, minutes, offset: null });
});

test.each(['', '2026-02-30', '13/13/2026', 'tomorrow', '2026-01-05 25:00', '0001-01-01'])(
  '%j is no date',
  (text) => {
    expect(readMoment(text, 'day-first')).toBeNull();
  },
);

test.each([
  ['January 5', '2020-01-05'],
  ['5 de enero', '2020-01-05'],
  ['5 stycznia', '2020-01-05'],
  ['1월 5일', '2020-01-05'],
  ['February 30', null],
])('the day %s of a year', (text, day) => {
  expect(readDayOfYear('2020', text)).toBe(day);
});

test.each([
  ['12:05 AM', 5],
  ['12:05 PM', 725],
  ['10:30 p. m.', 1350],
  ['오후 3:20', 920],
  ['22.10', 1330],
  ['7:61', null],
])('the time %s', (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

test('the order of day and month is told by the dates themselves where it can be', () => {
  expect(orderOf(['01/02/2026', '13/02/2026'])).toBe('day-first');
  expect(orderOf(['01/02/2026', '02/13/2026'])).toBe('month-first');
  expect(orderOf(['01/02/2026'])).toBe('either');
  expect(orderOf(['2026-01-02'])).toBe('none');
});

test('any table that was written is read again', () => {
  const value = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '=', "'", ' ', 'é') });
  const row = fc.array(value, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const whole = rows.map((each) => ['x', ...each]);
      const read = table(writeTable([['h', 'one', 'two'], ...whole]));
      expect(read.rows.map((each) => each.map(plainValue))).toEqual(whole);
    }),
  );
});

test('a spreadsheet is given no formula', () => {
  expect(writeTable([['=1+1', '@x', '-y', '+z', 'ok']])).toBe("'=1+1,'@x,'-y,'+z,ok\r\n");
});

test.each([
  ['', { because: 'empty' }],
  ['only,names\n', { because: 'empty' }],
  ['a,b\n"open,1', { because: 'quote', line: 2 }],
  ['a,b\n"x"y,1', { because: 'quote', line: 2 }],
])('a file like %j is refused with its reason', (text, problem) => {
  expect(readTable(text)).toEqual(problem);
});

test('too many rows are refused', () => {
  expect(readTable('a,b\n'.repeat(ROWS_MAX + 2))).toEqual({ because: 'too-many-rows' });
});

test('markup of notes becomes plain text, and what only looks like it stays', () => {
  expect(plainText('a &lt; b &amp;&nbsp;c<br/><i>d</i> 1 < 2 &#233;')).toBe('a < b & c\nd 1 < 2 é');
});

test('three thousand rows take no second', () => {
  const many = HEADER + '2026-01-05,January 5,Monday,10:30 PM,good,a | b | c,,"some words"\n'.repeat(3_000);
  const started = performance.now();
  const { rows } = readDaylio(table(many));
  expect(rows).toHaveLength(3_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});
