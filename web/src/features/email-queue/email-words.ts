import { plural, t } from '@lingui/core/macro';
import type { EmailQueueAnswer, QueuedEmail } from '@stillgrove/contract/email-queue';
import { momentWords } from '../../platform/language/moment-words';

/** The state of an email, in a few words. */
export function stateWords({ state, tries, nextTryAt }: QueuedEmail): string {
  if (state === 'failed') return t`Failed after ${triesWords(tries)}`;
  if (state === 'sending') return t`Being sent right now`;
  const next = nextTryAt === null ? '' : momentWords(nextTryAt);
  if (state === 'scheduled') return t`Scheduled for ${next}`;
  return tries === 0 ? t`About to be sent` : t`Not sent after ${triesWords(tries)}. Next try: ${next}`;
}

function triesWords(tries: number): string {
  return plural(tries, { one: 'one try', other: '# tries' });
}

type Counts = Pick<EmailQueueAnswer, 'failed' | 'waiting' | 'scheduled'>;

/** What has not gone out, in a sentence for each kind. */
export function countWords({ failed, waiting, scheduled }: Counts): string {
  return [
    failed === 0 ? '' : plural(failed, { one: 'One email failed.', other: '# emails failed.' }),
    waiting === 0
      ? ''
      : plural(waiting, {
          one: 'One email is waiting to be sent.',
          other: '# emails are waiting to be sent.',
        }),
    scheduled === 0
      ? ''
      : plural(scheduled, {
          one: 'One email is scheduled for later.',
          other: '# emails are scheduled for later.',
        }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
