import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiaryEntry, TEXT_MAX_LENGTH } from '../diary/entry';
import { type Common, isEqual, type OwnRecord, reconcile } from './reconcile';
import { heldBack, judgeChange, manifestAsValue, manifestFrom, manifestOf, mergeManifests } from './seen';
import { compareStamps, followBoth, readSharedRecord, type SharedRecord } from './shared-record';

const PHONE = 'phone-0000000000000000';
const LAPTOP = 'laptop-000000000000000';
const BETWEEN = '(also)';

const page = (text: string, more: object = {}) => ({
  id: 'p1',
  day: '2027-03-05',
  mood: '',
  text,
  changedAtMs: 1,
  ...more,
});
const own = (value: unknown, kind: OwnRecord['kind'] = 'page'): OwnRecord => ({
  id: 'p1',
  kind,
  value,
  deleted: value === null,
});
const unchanged: Common = { isChanged: false, page: null };
/** Both sides began from this, and it was changed here since. */
const from = (value: DiaryEntry | null): Common => ({ isChanged: true, page: value });
const their = (value: unknown, lamport = 2, kind: OwnRecord['kind'] = 'page'): SharedRecord => ({
  ...own(value, kind),
  lamport,
  device: LAPTOP,
  after: { [LAPTOP]: lamport },
});
const meet = (ours: OwnRecord | null, common: Common, theirs: SharedRecord, lamport = 2) =>
  reconcile(ours, common, theirs, { lamport, device: PHONE }, BETWEEN);

describe('a record that another device changed', () => {
  test('is taken where it is new, or was not changed here', () => {
    expect(meet(null, unchanged, their(page('a')))).toEqual({ outcome: 'take-theirs' });
    expect(meet(own(page('a')), unchanged, their(page('b')))).toEqual({ outcome: 'take-theirs' });
    expect(meet(own(page('a')), unchanged, their(null))).toEqual({ outcome: 'take-theirs' });
  });

  test('is left alone where both are the same, whatever became of them before', () => {
    const same = { outcome: 'same' };
    expect(meet(own(page('a')), from(null), their(page('a')))).toEqual(same);
    expect(meet(own(page('b')), from(page('a')), their(page('b')))).toEqual(same);
    expect(meet(own(null), from(page('a')), their(null))).toEqual(same);
    expect(meet(null, unchanged, their(null))).toEqual(same);
  });

  test('does not bring back what only this device changed', () => {
    expect(meet(own(page('b')), from(page('a')), their(page('a')))).toEqual({ outcome: 'keep-ours' });
  });

  test('is kept where one side deleted what the other wrote on', () => {
    expect(meet(own(page('b')), from(page('a')), their(null))).toEqual({ outcome: 'keep-ours' });
    expect(meet(own(null), from(page('a')), their(page('b')))).toEqual({ outcome: 'take-theirs' });
  });

  test('that is no page is the later one of both', () => {
    const [part, other] = [own({ words: 'a' }, 'plan-part'), { words: 'b' }];
    expect(meet(part, from(null), their(other, 3, 'plan-part'))).toEqual({ outcome: 'take-theirs' });
    expect(meet(part, from(null), their(other, 1, 'plan-part'))).toEqual({ outcome: 'keep-ours' });
    // The phone comes after the laptop in the alphabet, on both of them.
    expect(meet(part, from(null), their(other, 2, 'plan-part'))).toEqual({ outcome: 'keep-ours' });
  });
});

describe('a page that two devices changed', () => {
  test('has the words of both, on one page', () => {
    const merged = meet(own(page('a\nB')), from(page('a\nb')), their(page('A\nb', { changedAtMs: 7 })));
    expect(merged).toEqual({
      outcome: 'merged',
      value: page('A\nB', { changedAtMs: 7 }),
      rest: null,
      isConflict: false,
    });
  });

  test('has a paragraph twice that both changed, and says so', () => {
    expect(meet(own(page('a ours')), from(page('a')), their(page('a theirs')))).toMatchObject({
      outcome: 'merged',
      value: { text: 'a ours\n(also)\na theirs' },
      isConflict: true,
    });
  });

  test('has the weather and the day that one of them chose, and the later ones where both did', () => {
    const base = from(page('', { mood: 'Rain' }));
    const ours = own(page('x', { mood: 'Sun' }));
    expect(meet(ours, base, their(page('', { mood: 'Rain', day: '2027-03-04' })))).toMatchObject({
      value: { mood: 'Sun', day: '2027-03-04', text: 'x' },
    });
    expect(meet(ours, base, their(page('', { mood: 'Fog' }), 3))).toMatchObject({ value: { mood: 'Fog' } });
  });

  test('that grows too long goes on on a page of the same day, the same on every device', () => {
    const [ours = '', theirs = ''] = ['a', 'b'].map((letter) => letter.repeat(TEXT_MAX_LENGTH - 1));
    expect(meet(own(page(ours)), from(page('')), their(page(theirs)))).toMatchObject({
      value: { text: `${ours}\n` },
      rest: { id: 'p1-rest', day: '2027-03-05', text: theirs },
    });
  });
});

describe('what comes from the server', () => {
  const stamps = fc.record({
    lamport: fc.integer({ min: 1, max: 5 }),
    device: fc.constantFrom(PHONE, LAPTOP),
  });

  test('is ordered the same everywhere', () => {
    fc.assert(
      fc.property(stamps, stamps, stamps, (a, b, c) => {
        expect(Math.sign(compareStamps(a, b))).toBe(-Math.sign(compareStamps(b, a)) + 0);
        if (compareStamps(a, b) <= 0 && compareStamps(b, c) <= 0)
          expect(compareStamps(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('is told from what this device has seen already, and from older changes', () => {
    const seen = new Map([['r1', { lamport: 3, device: PHONE }]]);
    expect(judgeChange(seen, 'r2', { lamport: 1, device: PHONE })).toBe('new');
    expect(judgeChange(seen, 'r1', { lamport: 3, device: PHONE })).toBe('known');
    expect(judgeChange(seen, 'r1', { lamport: 4, device: LAPTOP })).toBe('new');
    expect(judgeChange(seen, 'r1', { lamport: 3, device: LAPTOP })).toBe('older');
  });

  test('is missed when it was listed and held back', () => {
    const seen = new Map([
      ['r1', { lamport: 3, device: PHONE }],
      ['r2', { lamport: 5, device: LAPTOP }],
      ['list', { lamport: 6, device: LAPTOP }],
    ]);
    const listed = manifestOf(seen, 'list');
    expect(heldBack(listed, seen)).toEqual([]);
    expect(heldBack(listed, new Map([...seen].slice(1)))).toEqual(['r1']);
    expect(heldBack(listed, new Map([...seen, ['r2', { lamport: 4, device: PHONE }]]))).toEqual(['r2']);
    const merged = mergeManifests(listed, new Map([['r1', 9]]));
    expect(manifestFrom(manifestAsValue(merged))).toEqual(
      new Map([
        ['r1', 9],
        ['r2', 5],
      ]),
    );
    for (const wrong of [null, {}, [['r1']], [[1, 2]], 'list']) expect(manifestFrom(wrong)).toBeNull();
  });

  test('is read only if it is whole; a kind of a later version is known as one', () => {
    const whole = their(page('a'));
    expect(readSharedRecord({ ...whole })).toEqual(whole);
    expect(readSharedRecord({ ...whole, kind: 'dream' })).toBe('newer');
    for (const wrong of [
      null,
      'text',
      {},
      { ...whole, lamport: 0 },
      { ...whole, lamport: 1.5 },
      { ...whole, device: 'x' },
      { ...whole, id: '' },
      { ...whole, deleted: true },
      { ...whole, deleted: 'no' },
      { ...whole, after: null },
      { ...whole, after: { [PHONE]: 'x' } },
    ])
      expect(readSharedRecord(wrong)).toBeNull();
  });
});

test('a change follows whatever the two before it followed', () => {
  expect(followBoth({ [PHONE]: 3, [LAPTOP]: 1 }, { [LAPTOP]: 4 })).toEqual({ [PHONE]: 3, [LAPTOP]: 4 });
});

test('values are the same when JSON cannot tell them apart', () => {
  expect(isEqual({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1, d: undefined })).toBe(true);
  for (const [one, other] of [
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    ['1', 1],
  ])
    expect(isEqual(one, other)).toBe(false);
});
