import type { MailQueueAnswer, QueuedMail } from '@stillgrove/contract/mail-queue';
import { momentWords } from '../../platform/language/moment-words';

/** How a mail stands, in a few words. */
export function stateWords({ state, tries, nextTryAt }: QueuedMail): string {
  if (state === 'failed') return `Given up after ${triesWords(tries)}`;
  if (state === 'sending') return 'Being sent just now';
  const next = nextTryAt === null ? '' : momentWords(nextTryAt);
  if (state === 'scheduled') return `Waits for its time, ${next}`;
  return tries === 0 ? 'About to be sent' : `Waits after ${triesWords(tries)}, next ${next}`;
}

function triesWords(tries: number): string {
  return tries === 1 ? 'one try' : `${tries} tries`;
}

const UNREACHED = 'The mail server could not be reached.';

/** By the first word of the code, as the mail library and the system name it. */
const ERROR_WORDS: Readonly<Record<string, string>> = {
  ECONNECTION: UNREACHED,
  ECONNREFUSED: UNREACHED,
  EDNS: UNREACHED,
  ENOTFOUND: UNREACHED,
  ESOCKET: UNREACHED,
  ETIMEDOUT: 'The mail server did not answer in time.',
  EAUTH: 'The mail server refused its user name or password. Check SMTP_URL.',
  ETLS: 'No safe connection to the mail server could be made. Check SMTP_URL.',
  EENVELOPE: 'The mail server refused the address.',
  EMESSAGE: 'The mail server refused the mail.',
  ENOSPC: 'The disk is full.',
  EACCES: 'The folder for mail cannot be written to.',
};

/** What went wrong, in words and with its code. */
export function errorWords(code: string): string {
  const words = ERROR_WORDS[code.split(' ')[0] ?? ''] ?? 'The mail server did not take it.';
  return `${words} (${code})`;
}

type Counts = Pick<MailQueueAnswer, 'failed' | 'waiting' | 'scheduled'>;

/** What waits, in a sentence for each kind. */
export function countWords({ failed, waiting, scheduled }: Counts): string {
  return [
    failed === 0 ? '' : failed === 1 ? 'One mail was given up.' : `${failed} mails were given up.`,
    waiting === 0 ? '' : waiting === 1 ? 'One mail waits to be sent.' : `${waiting} mails wait to be sent.`,
    scheduled === 0
      ? ''
      : scheduled === 1
        ? 'One only waits for its time; that is as it should be.'
        : `${scheduled} only wait for their time; that is as it should be.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
