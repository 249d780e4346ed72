import { t } from '@lingui/core/macro';
import type { DeletionReason } from '@stillgrove/contract/deletion-reason';

/** Why something was deleted, as people say it. */
export const REASON_WORDS: Readonly<Record<DeletionReason, string>> = {
  asked: t`The person asked us to`,
  misuse: t`Spam or misuse`,
  mistake: t`Sent or made by mistake`,
  other: t`Another reason`,
};
