import { plural, t } from '@lingui/core/macro';
import type { BoardAnswer } from '@stillgrove/contract/operator-board';

const HOUR_MS = 3_600_000;
/** From here on a time is told in days. */
const DAYS_FROM_HOURS = 48;

/** One line of the board, which leads to the room where more is told. */
export type BoardLine = {
  readonly href: string;
  readonly words: string;
  /** What to know or do about it, in a sentence. */
  readonly aside?: string;
};

const MESSAGES = '/operator/messages';
const WRITE_AGAIN = '/operator/messages?state=again';
const EMAIL = '/operator/email';
const OPENING = '/operator/before-you-open';

/** What needs a person, the most urgent first: people who wait come before machines. */
export function neededLines({ messages, emails, backup, opening }: BoardAnswer): readonly BoardLine[] {
  const lines: (BoardLine | false)[] = [
    messages.waiting > 0 && {
      href: MESSAGES,
      words: plural(messages.waiting, { one: '# unanswered message', other: '# unanswered messages' }),
      aside: waitWords(messages.oldestMs ?? 0),
    },
    messages.toWriteAgain > 0 && {
      href: WRITE_AGAIN,
      words: plural(messages.toWriteAgain, {
        one: '# person to write to again',
        other: '# people to write to again',
      }),
      aside: t`A short text is ready. Nothing is sent by itself.`,
    },
    emails.failed > 0 && {
      href: EMAIL,
      words: plural(emails.failed, { one: '# email failed', other: '# emails failed' }),
      aside: t`We stopped trying. Send it again, or delete it.`,
    },
    emails.late > 0 && {
      href: EMAIL,
      words: plural(emails.late, { one: '# email is late', other: '# emails are late' }),
      aside: t`We keep trying to send it.`,
    },
    // Without any backup, that is a step before opening.
    backup.isDue &&
      backup.ageMs !== null && {
        href: OPENING,
        words: t`The last backup is old`,
        aside: backupWords(backup.ageMs),
      },
    opening > 0 && {
      href: OPENING,
      words: plural(opening, { one: '# step before you open', other: '# steps before you open' }),
      aside: t`What this site needs before people use it.`,
    },
  ];
  return lines.filter((line) => line !== false);
}

/** What was looked at and is as it should be. */
export function settledLines({ messages, emails, backup, opening }: BoardAnswer): readonly BoardLine[] {
  const lines: (BoardLine | false)[] = [
    messages.waiting === 0 && { href: MESSAGES, words: t`Every message is answered.` },
    emails.failed + emails.late === 0 && { href: EMAIL, words: t`No email is late.` },
    !backup.isDue && backup.ageMs !== null && { href: OPENING, words: backupWords(backup.ageMs) },
    opening === 0 && { href: OPENING, words: t`All steps before you open are done.` },
  ];
  return lines.filter((line) => line !== false);
}

/** A length of time as people say it: in hours for two days, then in days; null for less than an hour. */
function roundTime(ms: number): { unit: 'hours' | 'days'; count: number } | null {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours === 0) return null;
  return hours < DAYS_FROM_HOURS
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) };
}

function waitWords(waitedMs: number): string {
  const time = roundTime(waitedMs);
  if (time === null) return t`The oldest came less than an hour ago.`;
  const { unit, count } = time;
  return unit === 'hours'
    ? plural(count, { one: 'The oldest has waited for # hour.', other: 'The oldest has waited for # hours.' })
    : plural(count, { one: 'The oldest has waited for # day.', other: 'The oldest has waited for # days.' });
}

function backupWords(ageMs: number): string {
  const time = roundTime(ageMs);
  if (time === null) return t`The last backup was made less than an hour ago.`;
  const { unit, count } = time;
  return unit === 'hours'
    ? plural(count, {
        one: 'The last backup was made # hour ago.',
        other: 'The last backup was made # hours ago.',
      })
    : plural(count, {
        one: 'The last backup was made # day ago.',
        other: 'The last backup was made # days ago.',
      });
}
