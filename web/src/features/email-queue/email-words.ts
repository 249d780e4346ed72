import type { EmailQueueAnswer, QueuedEmail } from '@stillgrove/contract/email-queue';
import { momentWords } from '../../platform/language/moment-words';

/** How an email stands, in a few words. */
export function stateWords({ state, tries, nextTryAt }: QueuedEmail): string {
  if (state === 'failed') return `Given up after ${triesWords(tries)}`;
  if (state === 'sending') return 'Being sent just now';
  const next = nextTryAt === null ? '' : momentWords(nextTryAt);
  if (state === 'scheduled') return `Waits for its time, ${next}`;
  return tries === 0 ? 'About to be sent' : `Waits after ${triesWords(tries)}, next ${next}`;
}

function triesWords(tries: number): string {
  return tries === 1 ? 'one try' : `${tries} tries`;
}

const UNREACHED = 'The email server could not be reached.';

/** By the first word of the code, as the email library and the system name it. */
const ERROR_WORDS: Readonly<Record<string, string>> = {
  ECONNECTION: UNREACHED,
  ECONNREFUSED: UNREACHED,
  EDNS: UNREACHED,
  ENOTFOUND: UNREACHED,
  ESOCKET: UNREACHED,
  ETIMEDOUT: 'The email server did not answer in time.',
  EAUTH: 'The email server refused its user name or password. Check SMTP_URL.',
  ETLS: 'No safe connection to the email server could be made. Check SMTP_URL.',
  EENVELOPE: 'The email server refused the address.',
  EMESSAGE: 'The email server refused the mail.',
  ENOSPC: 'The disk is full.',
  EACCES: 'The folder for email cannot be written to.',
};

/** What went wrong, in words and with its code. */
export function errorWords(code: string): string {
  const words = ERROR_WORDS[code.split(' ')[0] ?? ''] ?? 'The email server did not take it.';
  return `${words} (${code})`;
}

type Counts = Pick<EmailQueueAnswer, 'failed' | 'waiting' | 'scheduled'>;

/** What waits, in a sentence for each kind. */
export function countWords({ failed, waiting, scheduled }: Counts): string {
  return [
    failed === 0 ? '' : failed === 1 ? 'One email was given up.' : `${failed} emails were given up.`,
    waiting === 0 ? '' : waiting === 1 ? 'One email waits to be sent.' : `${waiting} emails wait to be sent.`,
    scheduled === 0
      ? ''
      : scheduled === 1
        ? 'One only waits for its time; that is as it should be.'
        : `${scheduled} only wait for their time; that is as it should be.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
