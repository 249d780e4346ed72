import * as z from 'zod/mini';
import { reAuthenticated } from './re-authentication';

export const deleteAccountRequest = reAuthenticated;
export const deleteAccountAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
export type DeleteAccountAnswer = z.infer<typeof deleteAccountAnswer>;

/** Where a person downloads all that is held about them. */
export const PERSONAL_DATA_PATH = '/api/v1/user/data';
