import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';

/** Why an operator deletes something. Only this is written down, and no one's words. */
const DELETION_REASONS = ['asked', 'misuse', 'mistake', 'other'] as const;

export const deletionReason = z.enum(DELETION_REASONS, t`Choose a reason.`);

export const deletionRequest = z.strictObject({ reason: deletionReason });

export type DeletionReason = z.infer<typeof deletionReason>;
