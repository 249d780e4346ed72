import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore } from './days';
import { addDayOfUse, FIRST_DAYS, hintFor, type Hint, HINTS } from './first-week';

const TODAY = '2027-03-10';
/** Pages that someone comes by. */
const ROUTINE_PATHS = ['/browse', '/breathing', '/reward', '/diary', '/memory', '/help'] as const;
const NEW = { day: TODAY, daysOfUse: [TODAY], seen: {}, closed: [], found: [] } as const;

/** So many days of use before today. */
function daysOfUse(count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayBefore(TODAY, count - index));
}

test.each([
  ['/breathing', 'breathing'],
  ['/reward', 'tree'],
  ['/diary', 'diary'],
  ['/browse', null],
  ['/memory', null],
])('on the first day %s has the hint %s', (path, hint) => {
  expect(hintFor({ ...NEW, path })).toBe(hint);
});

test('the hub tells one thing a day from the second day on', () => {
  const seen: Partial<Record<Hint, string>> = {};
  const told = Array.from({ length: 9 }, (_, index) => {
    const day = dayBefore('2027-03-20', 9 - index);
    const days = Array.from({ length: index }, (__, before) => dayBefore(day, before + 1));
    const hint = hintFor({ ...NEW, day, daysOfUse: days, path: '/browse', seen });
    if (hint !== null) seen[hint] = day;
    return hint;
  });
  expect(told).toEqual([null, 'help', 'offline', 'appointments', 'install', null, null, null, null]);
});

test('a second page has no hint on the same day, and the page of the first keeps its own', () => {
  const seen = { breathing: TODAY };
  expect(hintFor({ ...NEW, seen, path: '/diary' })).toBeNull();
  expect(hintFor({ ...NEW, seen, path: '/breathing' })).toBe('breathing');
});

test('a hint that was closed is gone, and no other takes its place that day', () => {
  const known = { ...NEW, daysOfUse: daysOfUse(3), seen: { help: TODAY }, closed: ['help'] } as const;
  for (const path of ROUTINE_PATHS) expect(hintFor({ ...known, path })).toBeNull();
});

test('a hint that was not closed does not come on a second day', () => {
  const seen = { breathing: dayBefore(TODAY, 1) };
  expect(hintFor({ ...NEW, daysOfUse: daysOfUse(1), seen, path: '/breathing' })).toBeNull();
});

test('what someone has found is not told', () => {
  const known = { ...NEW, daysOfUse: daysOfUse(1), path: '/browse' };
  expect(hintFor({ ...known, found: ['help'] })).toBeNull();
  expect(hintFor({ ...known, daysOfUse: daysOfUse(2), found: ['help'] })).toBe('offline');
});

test('days without use do not count, and after seven days of use there are no hints', () => {
  const longAgo = ['2026-01-01', '2026-06-01'];
  expect(hintFor({ ...NEW, daysOfUse: longAgo, path: '/breathing' })).toBe('breathing');
  expect(hintFor({ ...NEW, daysOfUse: daysOfUse(FIRST_DAYS - 1), path: '/breathing' })).toBe('breathing');
  expect(hintFor({ ...NEW, daysOfUse: daysOfUse(FIRST_DAYS), path: '/breathing' })).toBeNull();
});

test('pages for a crisis never have one', () => {
  for (const path of ['/help', '/young-people', '/contact', '/therapists'])
    expect(hintFor({ ...NEW, daysOfUse: daysOfUse(4), path })).toBeNull();
});

test('days of use are kept once each, and only as many as it takes to know that the week is over', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (agos) => {
      const days = agos.map((ago) => dayBefore(TODAY, ago)).reduce<readonly string[]>(addDayOfUse, []);
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBe(Math.min(FIRST_DAYS + 1, new Set(agos).size));
    }),
  );
});

test('whatever happens in a month of visits, there is at most one hint a day and none returns once closed', () => {
  const visit = fc.record({
    daysLater: fc.integer({ min: 0, max: 2 }),
    path: fc.constantFrom(...ROUTINE_PATHS),
    closes: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 60 }), (visits) => {
      let ago = 130;
      let days: readonly string[] = [];
      const seen: Partial<Record<Hint, string>> = {};
      const closed: Hint[] = [];
      for (const { daysLater, path, closes } of visits) {
        ago -= daysLater;
        const day = dayBefore(TODAY, ago);
        days = addDayOfUse(days, day);
        const hint = hintFor({ day, path, daysOfUse: days, seen, closed, found: [] });
        if (hint === null) continue;
        expect(closed).not.toContain(hint);
        expect(HINTS.filter((each) => seen[each] === day && each !== hint)).toEqual([]);
        seen[hint] = day;
        if (closes) closed.push(hint);
      }
    }),
  );
});
