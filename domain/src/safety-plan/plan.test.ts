import { expect, test } from 'vitest';
import { phoneLinks } from './phone';
import {
  cardsOf,
  isPlanPart,
  isWritten,
  MOST_ITEMS,
  newestOfBoth,
  partOf,
  PLAN_PARTS,
  withItemsOfBoth,
  withPart,
  type PlanItem,
  type PlanPart,
} from './plan';
import { planAsText } from './plan-text';

const item = (id: string, rest: Partial<PlanItem> = {}): PlanItem => ({
  id,
  text: `words of ${id}`,
  phone: '',
  note: '',
  message: '',
  ...rest,
});

const part = (
  name: PlanPart['part'],
  items: readonly PlanItem[],
  rest: Partial<PlanPart> = {},
): PlanPart => ({
  part: name,
  items,
  opensFirst: false,
  changedAtMs: 1,
  ...rest,
});

const TITLES = Object.fromEntries(PLAN_PARTS.map((name) => [name, name.toUpperCase()])) as Record<
  PlanPart['part'],
  string
>;

test('every part may stay empty, and an empty one has no card but that of the lines of the country', () => {
  expect(isWritten([])).toBe(false);
  expect(cardsOf([], true).map((card) => card.part)).toEqual(['professionals']);
  const plan = [part('reasons', [item('a')]), part('signs', [])];
  expect(isWritten(plan)).toBe(true);
  expect(cardsOf(plan, true).map((card) => card.part)).toEqual(['reasons', 'professionals']);
  expect(cardsOf(plan, false).map((card) => card.part)).toEqual(['reasons']);
});

test('the card that was chosen comes first, and the others keep their order', () => {
  const plan = [
    part('signs', [item('a')]),
    part('alone', [item('b')]),
    part('people', [item('c')], { opensFirst: true }),
  ];
  expect(cardsOf(plan, true).map((card) => card.part)).toEqual(['people', 'signs', 'alone', 'professionals']);
});

test('each person has a card of their own, and sentences of a part stand together', () => {
  const plan = [
    part('alone', [item('a'), item('b')]),
    part('people', [item('c'), item('d')]),
    part('professionals', [item('e')]),
  ];
  expect(cardsOf(plan, true).map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
    [],
  ]);
});

test('of two copies of a part the one that was changed last counts, whichever was asked for first', () => {
  const older = [part('signs', [item('old')], { changedAtMs: 5 }), part('alone', [item('only')])];
  const newer = [part('signs', [], { changedAtMs: 9 })];
  for (const joined of [newestOfBoth(older, newer), newestOfBoth(newer, older)]) {
    expect(partOf(joined, 'signs').items).toEqual([]);
    expect(partOf(joined, 'alone').items).toEqual([item('only')]);
  }
});

test('what was written before the locked plan was opened is added to it, and nothing of either is lost', () => {
  const sealed = [part('signs', [item('a')], { changedAtMs: 50 }), part('alone', [item('b')])];
  const joined = withItemsOfBoth(sealed, [part('signs', [item('c')]), part('reasons', [item('d')])], 40);
  expect(partOf(joined, 'signs')).toMatchObject({ items: [item('a'), item('c')], changedAtMs: 51 });
  expect(partOf(joined, 'reasons')).toMatchObject({ items: [item('d')], changedAtMs: 40 });
  expect(partOf(joined, 'alone')).toBe(sealed[1]);
});

test('a part that is changed takes the place of the one before', () => {
  const plan = withPart([part('signs', [item('a')])], part('signs', [item('b')]));
  expect(plan).toEqual([part('signs', [item('b')])]);
});

test('what is damaged, too long or of a later version is no part', () => {
  expect(isPlanPart(part('signs', [item('a')]))).toBe(true);
  for (const value of [
    null,
    'signs',
    { ...part('signs', []), part: 'weather' },
    part('signs', [item('a', { text: '' })]),
    part('signs', [item('a', { text: 'a'.repeat(501) })]),
    part('signs', [item('not an id')]),
    part(
      'signs',
      Array.from({ length: MOST_ITEMS + 1 }, (_, at) => item(`i${at}`)),
    ),
    { ...part('signs', []), opensFirst: 'yes' },
  ])
    expect(isPlanPart(value)).toBe(false);
});

test('a number is dialed however people write it', () => {
  expect(phoneLinks('+1 (555) 010-2233')?.call).toBe('tel:+15550102233');
  expect(phoneLinks('555.010.2233')?.call).toBe('tel:5550102233');
  expect(phoneLinks('०९८७६ ५४३२१०')?.call).toBe('tel:09876543210');
  expect(phoneLinks('030\u00a0123\u2011456')?.call).toBe('tel:030123456');
  expect(phoneLinks('*86')?.call).toBe('tel:*86');
});

test('a text message begins with the prepared sentence', () => {
  expect(phoneLinks('555 0100', 'Can you call me?')?.text).toBe('sms:5550100?&body=Can%20you%20call%20me%3F');
  expect(phoneLinks('555 0100')?.text).toBe('sms:5550100');
});

test('what cannot be dialed as it is written has no link that would dial something else', () => {
  for (const typed of ['', 'ask Ben', '555 0100 ext. 4', '555 0100 or 555 0101', '5'])
    expect(phoneLinks(typed)).toBeNull();
});

test('the text to send on has every number and leaves out what was not written', () => {
  const plan = [
    part('people', [
      item('a', { text: 'Maya', phone: '555 0100', note: 'my sister', message: 'Can you call?' }),
    ]),
    part('signs', []),
    part('professionals', [item('b', { text: 'Dr. Ruiz', phone: '555 0199' })]),
  ];
  const text = planAsText(plan, { title: 'My plan', partTitles: TITLES, countryLines: ['Crisis line: 988'] });
  expect(text).toBe(
    [
      'My plan',
      'PEOPLE\n- Maya, 555 0100: my sister “Can you call?”',
      'PROFESSIONALS\n- Dr. Ruiz, 555 0199\n- Crisis line: 988',
    ].join('\n\n'),
  );
});
