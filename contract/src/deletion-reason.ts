import * as z from 'zod/mini';

/** Why an operator deletes something. Only this is written down, and no one's words. */
export const DELETION_REASONS = ['asked', 'misuse', 'mistake', 'other'] as const;

export const deletionReason = z.enum(DELETION_REASONS, 'Choose a reason.');

export const deletionRequest = z.strictObject({ reason: deletionReason });

export const deletedAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type DeletionReason = z.infer<typeof deletionReason>;
export type DeletedAnswer = z.infer<typeof deletedAnswer>;
