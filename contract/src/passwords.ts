import { t } from '@stillgrove/domain/language/message';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TYPED_MAX_LENGTH,
  passwordLength,
} from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';
import { email } from './email';

const TOO_SHORT = t`Use at least ${String(PASSWORD_MIN_LENGTH)} characters for your password.`;
const TOO_LONG = t`Use at most ${String(PASSWORD_MAX_LENGTH)} characters for your password.`;

/** A password that someone chooses. Whether it is easily guessed, the server alone knows. */
export const newPassword = z.string(t`Choose a password.`).check(
  z.minLength(PASSWORD_MIN_LENGTH, TOO_SHORT),
  z.refine((password) => passwordLength(password) >= PASSWORD_MIN_LENGTH, TOO_SHORT),
  z.refine((password) => passwordLength(password) <= PASSWORD_MAX_LENGTH, TOO_LONG),
);

/** A password that someone has. It may be older than the rules for new ones. */
export const givenPassword = z.string(t`Enter your password.`).check(
  z.minLength(1, t`Enter your password.`),
  z.refine(
    (password) => password.length <= PASSWORD_TYPED_MAX_LENGTH,
    t`A password has at most ${String(PASSWORD_MAX_LENGTH)} characters.`,
  ),
);

/** The part of an emailed link behind the `#`. */
export const linkToken = z
  .string(t`This link is incomplete.`)
  .check(z.regex(/^[\w-]{43}$/, t`This link is incomplete. Copy the whole link from the email.`));

export const forgotPasswordRequest = z.strictObject({ email });
/** What someone with a link fills in; the link itself brings the token. */
export const newPasswordForm = z.strictObject({ password: newPassword });
export const resetPasswordRequest = z.extend(newPasswordForm, { token: linkToken });
/** The current password may be left out within five minutes of a re-authentication. */
export const changePasswordRequest = z.strictObject({
  currentPassword: z.optional(givenPassword),
  newPassword,
});

export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
