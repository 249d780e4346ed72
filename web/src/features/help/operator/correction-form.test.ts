import type { CountryHelp } from '@stillgrove/contract/helplines';
import { expect, test } from 'vitest';
import { RefusedError } from '../../../platform/http/request';
import { byKeys, changedHelp, correctionOf, formLines, lineWords, moved, newLine } from './correction-form';

const HELP: CountryHelp = {
  country: 'NO',
  name: 'Norway',
  emergency: { number: '112', note: '112 or 113' },
  crisis: [
    { number: '0800', note: '0800/309-309' },
    { number: '741741', note: null, text: true, body: 'HOME' },
  ],
  checked: '2026-06',
};

const VALUES = {
  'emergency.number': ' 112 ',
  'emergency.note': '',
  'crisis.0.number': '0800 309-309',
  'crisis.0.note': 'Free',
  'crisis.0.kind': 'call',
  'crisis.1.number': '741741',
  'crisis.1.note': '',
  'crisis.1.kind': 'text',
  'crisis.1.body': 'HOME',
  checked: '2026-11-01',
};

test('lines are sent in the order to which they were moved', () => {
  const lines = moved(formLines(HELP), 1, -1);
  expect(correctionOf(VALUES, lines)).toEqual({
    emergency: { number: '112', note: null },
    crisis: [
      { number: '741741', note: null, text: true, body: 'HOME' },
      { number: '0800 309-309', note: 'Free' },
    ],
    checked: '2026-11-01',
  });
});

test('an error is told at the line it belongs to, also when that was moved', () => {
  const lines = moved(formLines(HELP), 1, -1);
  const answer = {
    success: false,
    code: 'invalid-fields',
    message: 'No.',
    fields: { 'crisis.0.body': 'No.' },
  };
  const told = byKeys(new RefusedError(400, { ...answer, success: false }, null), lines);
  expect(told).toHaveProperty('fields', { 'crisis.1.body': 'No.' });
});

test('a number that was cut short is whole in the form, and a new line is like no other', () => {
  const lines = formLines(HELP);
  expect(lines[0]?.start).toEqual({ number: '0800 309-309', note: null });
  expect(newLine(lines).key).toBe('2');
  expect(newLine([]).key).toBe('0');
});

test('a line is told as people will read it', () => {
  expect(lineWords({ number: '112', note: '112 or 113' })).toBe('Call 112; Call 113');
  expect(lineWords({ number: '741741', note: 'At night', text: true, body: 'HOME' })).toBe(
    'Text HOME to 741741, At night',
  );
});

test('what someone else changed is told, and the rest is not', () => {
  expect(changedHelp(HELP, { ...HELP, emergency: { number: '113', note: null } })).toEqual([
    ['Emergency number', 'Call 113'],
  ]);
});
