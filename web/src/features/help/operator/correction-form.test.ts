import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { expect, test } from 'vitest';
import { RefusedError } from '../../../platform/http/request';
import {
  byKeys,
  changedHelp,
  correctionOf,
  formLines,
  lineWords,
  moved,
  newLine,
  unverified,
} from './correction-form';

const EMERGENCY: Helpline = {
  number: '112',
  way: 'call',
  services: ['all'],
  source: 'Wikipedia',
  asOf: '2026-08-08',
  verified: null,
};

const CRISIS: Helpline = {
  number: '741741',
  way: 'text',
  services: ['crisis'],
  name: 'Crisis Text Line',
  hours: '24 hours a day, every day',
  body: 'HOME',
  source: 'Their website',
  asOf: '2026-06',
  verified: { on: '2026-11-01', by: 'site' },
};

const HELP: CountryHelp = { country: 'NO', name: 'Norway', lines: [EMERGENCY, CRISIS] };

const VALUES = {
  'lines.0.number': ' 112 ',
  'lines.0.way': 'call',
  'lines.0.services': 'ambulance+fire',
  'lines.0.name': ' ',
  'lines.0.source': 'The ministry',
  'lines.0.verifiedOn': '',
  'lines.1.number': '741741',
  'lines.1.way': 'text',
  'lines.1.services': 'crisis',
  'lines.1.hours': '24 hours a day, every day',
  'lines.1.body': 'HOME',
  'lines.1.source': 'Their website',
  'lines.1.verifiedOn': '2026-11-01',
};

test('lines are sent in the order to which they were moved, without what was left empty', () => {
  const lines = moved(formLines(HELP), 1, -1);
  expect(correctionOf(VALUES, lines)).toEqual({
    lines: [
      {
        number: '741741',
        way: 'text',
        services: ['crisis'],
        hours: '24 hours a day, every day',
        body: 'HOME',
        source: 'Their website',
        verifiedOn: '2026-11-01',
      },
      {
        number: '112',
        way: 'call',
        services: ['ambulance', 'fire'],
        source: 'The ministry',
        verifiedOn: null,
      },
    ],
  });
});

test('an error is told at the line it belongs to, also when that was moved', () => {
  const lines = moved(formLines(HELP), 1, -1);
  const fields = { 'lines.0.body': 'No.' };
  const answer = { success: false, code: 'invalid-fields', message: 'No.', fields } as const;
  const told = byKeys(new RefusedError(400, answer, null), lines);
  expect(told).toHaveProperty('fields', { 'lines.1.body': 'No.' });
});

test('a new line is like no other', () => {
  const lines = formLines(HELP);
  expect(lines[1]?.start).toMatchObject({ number: '741741', verifiedOn: '2026-11-01' });
  expect(newLine(lines).key).toBe('2');
  expect(newLine([]).key).toBe('0');
});

test('a line is told as people will read it', () => {
  expect(lineWords(EMERGENCY)).toBe('Call 112 · Police, ambulance and fire');
  expect(lineWords(CRISIS)).toBe(
    'Text HOME to 741741 · Crisis Text Line · Crisis line · 24 hours a day, every day',
  );
});

test('what someone else changed is told, and what stayed the same is not', () => {
  expect(changedHelp(HELP, HELP)).toEqual([]);
  const checked = { ...EMERGENCY, verified: { on: '2026-11-02', by: 'site' as const } };
  expect(changedHelp(HELP, { ...HELP, lines: [checked] })).toEqual([
    ['Numbers', 'Call 112 · Police, ambulance and fire (Checked by a person on November 2, 2026)'],
  ]);
});

test('numbers that no person has verified are counted', () => {
  expect(unverified(HELP)).toEqual([EMERGENCY]);
});
