import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { expect, test } from 'vitest';
import { neededLines, settledLines } from './board-words';

const HOUR_MS = 3_600_000;

const CALM: BoardAnswer = {
  success: true,
  messages: { waiting: 0, oldestMs: null, toWriteAgain: 0 },
  emails: { failed: 0, late: 0 },
  opening: 0,
  backup: { ageMs: 5 * HOUR_MS, isDue: false },
  appointments: { today: 0, nextSevenDays: 0 },
  newAccounts: 0,
};

const said = (lines: ReturnType<typeof neededLines>) =>
  lines.map(({ words, aside }) => (aside === undefined ? words : `${words}: ${aside}`));

test('on a calm morning nothing is needed, and all that was looked at is told', () => {
  expect(neededLines(CALM)).toEqual([]);
  expect(said(settledLines(CALM))).toEqual([
    'Every message is answered.',
    'No email is late.',
    'The last backup was made 5 hours ago.',
    'All steps before you open are done.',
  ]);
});

test('people who wait come before emails, emails before backups, and setting up comes last', () => {
  const busy: BoardAnswer = {
    ...CALM,
    messages: { waiting: 2, oldestMs: 50 * HOUR_MS, toWriteAgain: 1 },
    emails: { failed: 1, late: 3 },
    opening: 1,
    backup: { ageMs: 72 * HOUR_MS, isDue: true },
  };
  expect(said(neededLines(busy))).toEqual([
    '2 unanswered messages: The oldest has waited for 2 days.',
    '1 person to write to again: A short text is ready. Nothing is sent by itself.',
    '1 email failed: We stopped trying. Send it again, or delete it.',
    '3 emails are late: We keep trying to send it.',
    'The last backup is old: The last backup was made 3 days ago.',
    '1 step before you open: What this site needs before people use it.',
  ]);
  expect(settledLines(busy)).toEqual([]);
});

test('without any backup the steps before opening say so, and the board does not say it twice', () => {
  const fresh: BoardAnswer = { ...CALM, opening: 12, backup: { ageMs: null, isDue: true } };
  expect(said(neededLines(fresh))).toEqual([
    '12 steps before you open: What this site needs before people use it.',
  ]);
  expect(said(settledLines(fresh))).toEqual(['Every message is answered.', 'No email is late.']);
});

test.each([
  [0, 'The oldest came less than an hour ago.'],
  [1, 'The oldest has waited for 1 hour.'],
  [47, 'The oldest has waited for 47 hours.'],
  [48, 'The oldest has waited for 2 days.'],
])('a wait of %i hours is told as people say it', (hours, words) => {
  const [line] = neededLines({
    ...CALM,
    messages: { waiting: 1, oldestMs: hours * HOUR_MS, toWriteAgain: 0 },
  });
  expect(line?.aside).toBe(words);
});
