import type { QueuedEmail } from '@stillgrove/contract/email-queue';
import { expect, test } from 'vitest';
import { errorWords } from '../../platform/language/email-error-words';
import { countWords, stateWords } from './email-words';

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

test('the state of an email is said in words', () => {
  expect(stateWords({ ...EMAIL, state: 'failed', tries: 29, nextTryAt: null })).toBe('Failed after 29 tries');
  expect(stateWords({ ...EMAIL, tries: 1 })).toMatch(/^Not sent after one try. Next try: .*1970/);
  expect(stateWords(EMAIL)).toBe('About to be sent');
  expect(stateWords({ ...EMAIL, state: 'scheduled' })).toMatch(/^Scheduled for .*1970/);
});

test('an error says what to look at, and keeps its code', () => {
  expect(errorWords('EENVELOPE 550')).toBe('The email server refused the address. (EENVELOPE 550)');
  expect(errorWords('XYZ')).toBe('The email server didn’t take the email. (XYZ)');
});

test('a scheduled email is counted as well', () => {
  expect(countWords({ failed: 0, waiting: 0, scheduled: 2 })).toBe('2 emails are scheduled for later.');
  expect(countWords({ failed: 1, waiting: 3, scheduled: 0 })).toBe(
    'One email failed. 3 emails are waiting to be sent.',
  );
});
