import type { Helpline } from '@stillgrove/contract/helplines';
import { PROJECT_SOURCE } from '@stillgrove/domain/help/number';
import { expect, test } from 'vitest';
import {
  hoursWords,
  lineLink,
  optionWords,
  originWords,
  servesWords,
  servicesWords,
  wayWords,
} from './line-words';

const LINE: Helpline = {
  number: '112',
  way: 'call',
  services: ['all'],
  source: 'Wikipedia',
  asOf: '2026-08-08',
  verified: null,
};

test('only a number that a person verified is told as checked', () => {
  expect(originWords(LINE)).toBe('From Wikipedia, August 8, 2026');
  expect(originWords({ ...LINE, source: PROJECT_SOURCE, asOf: '2026-11-22' })).toBe(
    'We haven’t been able to check this number',
  );
  expect(originWords({ ...LINE, verified: { on: '2026-11-20', by: 'site' } })).toBe(
    'Checked by a person on November 20, 2026',
  );
  expect(originWords({ ...LINE, source: 'Samaritans', asOf: '2026-06' })).toBe('From Samaritans, June 2026');
});

test('a number says what answers', () => {
  expect(servicesWords(['all'])).toBe('Police, ambulance and fire');
  expect(servicesWords(['ambulance', 'fire'])).toBe('Ambulance and fire');
  expect(servicesWords(['crisis'])).toBe('Crisis line');
});

test('whom a line serves and when is said where it is known, and made up nowhere', () => {
  const crisis = { ...LINE, services: ['crisis'] } as const satisfies Helpline;
  expect([servesWords(crisis), hoursWords(crisis)]).toEqual([
    'We don’t know whom it serves',
    'We don’t know its hours',
  ]);
  const some = { ...crisis, serves: 'Young people', hours: '24 hours a day, every day' };
  expect([servesWords(some), hoursWords(some)]).toEqual(['Young people', '24 hours a day, every day']);
});

test('a line with a menu says what to choose', () => {
  expect(optionWords({ ...LINE, option: '5' })).toBe('When asked, choose 5.');
  expect(optionWords(LINE)).toBeUndefined();
});

test('a press calls, or starts the text message', () => {
  expect([wayWords(LINE), lineLink(LINE)]).toEqual(['Call 112', 'tel:112']);
  const text = { ...LINE, way: 'text', number: '741741', body: 'HOME' } as const;
  expect([wayWords(text), lineLink(text)]).toEqual(['Text HOME to 741741', 'sms:741741?&body=HOME']);
});
