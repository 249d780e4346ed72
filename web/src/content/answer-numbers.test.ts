import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { expect, test } from 'vitest';
import { answerNumbers } from './answer-numbers';

const line = (
  number: string,
  service: Helpline['services'][number],
  more: Partial<Helpline> = {},
): Helpline => ({
  number,
  way: 'call',
  services: [service],
  source: 'Their website',
  asOf: '2026-11-25',
  verified: null,
  ...more,
});

const ALWAYS = '24 hours a day, every day';
const YOUNG = line('116 111', 'social', { name: 'Kids', serves: 'Young people', hours: ALWAYS });
const CITY = line('106', 'crisis', { serves: 'Bogotá', hours: ALWAYS });
const UNKNOWN = line('116 123', 'crisis');
const EVERYONE = line('113', 'crisis', { serves: 'Anyone in a crisis', hours: ALWAYS, option: '5' });
const TEXT = line('741741', 'crisis', {
  way: 'text',
  body: 'HOME',
  name: 'Text Line',
  serves: 'Everyone',
  hours: ALWAYS,
});
const AMBULANCE = line('103', 'ambulance');

const numbersOf = (lines: readonly Helpline[]): readonly string[] | undefined => {
  const help: CountryHelp = { country: 'NO', name: 'Norway', lines: [...lines] };
  return answerNumbers(['NO'], [help])[0]?.numbers;
};

test('someone in distress reads of the lines for everyone first, with whom they serve, when, and what to choose', () => {
  expect(numbersOf([YOUNG, CITY, UNKNOWN, EVERYONE, TEXT, AMBULANCE])).toEqual([
    'Emergency: call 103',
    'Crisis line: call 113, then choose 5. Anyone in a crisis. Hours: 24 hours a day, every day.',
    'Text Line: text HOME to 741741. Everyone. Hours: 24 hours a day, every day.',
    'Crisis line: call 116 123. We don’t know whom it serves. We don’t know its hours.',
  ]);
});

test('a line for some people is named when there is none for everyone, with whom it serves', () => {
  expect(numbersOf([YOUNG, CITY])).toEqual([
    'Crisis line: call 106. Bogotá. Hours: 24 hours a day, every day.',
    'Kids: call 116 111. Young people. Hours: 24 hours a day, every day.',
  ]);
});

test('of a line no one knows much about, nothing is made up', () => {
  expect(numbersOf([line('141', 'crisis', { name: 'Befrienders' }), line('183', 'social')])).toEqual([
    'Befrienders: call 141. Crisis line. We don’t know whom it serves. We don’t know its hours.',
    'Support line: call 183. We don’t know whom it serves. We don’t know its hours.',
  ]);
});

test('only the countries that the site serves are named', () => {
  expect(answerNumbers(['SE'], [{ country: 'NO', name: 'Norway', lines: [EVERYONE] }])).toEqual([]);
});
