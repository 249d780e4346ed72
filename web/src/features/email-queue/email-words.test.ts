import type { QueuedEmail } from '@stillgrove/contract/email-queue';
import { expect, test } from 'vitest';
import { countWords, errorWords, stateWords } from './email-words';

const EMAIL: QueuedEmail = {
  id: 'm',
  state: 'waiting',
  recipient: 'ana@example.org',
  subject: 'Hello',
  dueAt: 0,
  tries: 0,
  nextTryAt: 0,
  lastError: null,
};

test('how an email stands is said in words', () => {
  expect(stateWords({ ...EMAIL, state: 'failed', tries: 29, nextTryAt: null })).toBe(
    'Given up after 29 tries',
  );
  expect(stateWords({ ...EMAIL, tries: 1 })).toMatch(/^Waits after one try, next .*1970/);
  expect(stateWords(EMAIL)).toBe('About to be sent');
  expect(stateWords({ ...EMAIL, state: 'scheduled' })).toMatch(/^Waits for its time, .*1970/);
});

test('an error says what to look at, and keeps its code', () => {
  expect(errorWords('EENVELOPE 550')).toBe('The email server refused the address. (EENVELOPE 550)');
  expect(errorWords('XYZ')).toBe('The email server did not take it. (XYZ)');
});

test('mail that only waits for its time is told as well', () => {
  expect(countWords({ failed: 0, waiting: 0, scheduled: 2 })).toBe(
    '2 only wait for their time; that is as it should be.',
  );
  expect(countWords({ failed: 1, waiting: 3, scheduled: 0 })).toBe(
    'One email was given up. 3 emails wait to be sent.',
  );
});
