import type { DeletionReason } from '@stillgrove/contract/deletion-reason';

/** Why something was deleted, as people say it. */
export const REASON_WORDS: Readonly<Record<DeletionReason, string>> = {
  asked: 'The person asked us to',
  misuse: 'Spam or misuse',
  mistake: 'Sent or made by mistake',
  other: 'Another reason',
};
