import type { EmailQueueAnswer, QueuedEmail } from '@stillgrove/contract/email-queue';
import { momentWords } from '../../platform/language/moment-words';

/** The state of an email, in a few words. */
export function stateWords({ state, tries, nextTryAt }: QueuedEmail): string {
  if (state === 'failed') return `Failed after ${triesWords(tries)}`;
  if (state === 'sending') return 'Being sent right now';
  const next = nextTryAt === null ? '' : momentWords(nextTryAt);
  if (state === 'scheduled') return `Scheduled for ${next}`;
  return tries === 0 ? 'About to be sent' : `Not sent after ${triesWords(tries)}. Next try: ${next}`;
}

function triesWords(tries: number): string {
  return tries === 1 ? 'one try' : `${tries} tries`;
}

type Counts = Pick<EmailQueueAnswer, 'failed' | 'waiting' | 'scheduled'>;

/** What has not gone out, in a sentence for each kind. */
export function countWords({ failed, waiting, scheduled }: Counts): string {
  return [
    failed === 0 ? '' : failed === 1 ? 'One email failed.' : `${failed} emails failed.`,
    waiting === 0
      ? ''
      : waiting === 1
        ? 'One email is waiting to be sent.'
        : `${waiting} emails are waiting to be sent.`,
    scheduled === 0
      ? ''
      : scheduled === 1
        ? 'One email is scheduled for later.'
        : `${scheduled} emails are scheduled for later.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
