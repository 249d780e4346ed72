import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';
import { user } from './accounts';

const code = z
  .string(t`Enter the code.`)
  .check(
    z.trim(),
    z.minLength(1, t`Enter the code.`),
    z.maxLength(40, t`This is too long for a code. Enter the six digits, or a recovery code.`),
  );

/** What a browser's own calls give and take; looked into by the library that knows them. */
const browserWords = z.looseObject({});
const credential = z.looseObject({ id: z.string().check(z.maxLength(2_000)) });

const passkeyName = z
  .string(t`Give it a name.`)
  .check(
    z.trim(),
    z.minLength(1, t`Give it a name.`),
    z.maxLength(60, t`Use at most 60 characters.`),
    z.regex(/^\P{Cc}*$/u, t`Use one line here, without line breaks.`),
  );

export const codeRequest = z.strictObject({ code });
export const passkeyRequest = z.strictObject({ response: credential });
export const newPasskeyRequest = z.strictObject({ response: credential, name: passkeyName });
export const passkeyId = z.strictObject({ id: z.string().check(z.maxLength(2_000)) });

export const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});

export const secondFactorAnswer = z.strictObject({
  success: z.literal(true),
  authenticatorApp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
});

/** A secret to put into an authenticator app, by hand or as a picture of the address. */
export const newSecretAnswer = z.strictObject({
  success: z.literal(true),
  secret: z.string(),
  uri: z.string(),
});

/** Codes that are shown once and never again; empty when there are codes already. */
export const recoveryCodesAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  recoveryCodes: z.array(z.string()),
});

export const passkeyOptionsAnswer = z.strictObject({ success: z.literal(true), options: browserWords });
export const signedInAnswer = z.strictObject({ success: z.literal(true), message: z.string(), user });

export type Passkey = z.infer<typeof passkey>;
export type NewSecretAnswer = z.infer<typeof newSecretAnswer>;
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswer>;
export type SignedInAnswer = z.infer<typeof signedInAnswer>;
