import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';

/** Which saving of a setting was read: 0 before the first, then one more each time. A save names the one it changes. */
export const settingVersion = z.int(t`Reload the page and try again.`).check(z.nonnegative());

/** What is sent to take something away or back. */
export const settingVersionRequest = z.strictObject({ version: settingVersion });

export const settingSavedAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** The one that the save made. */
  version: settingVersion,
});

export type SettingSavedAnswer = z.infer<typeof settingSavedAnswer>;
