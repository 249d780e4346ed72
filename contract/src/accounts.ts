import {
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';

const email = z
  .string('Enter your email address.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email address.'),
    z.maxLength(EMAIL_MAX_LENGTH, 'This email address is too long.'),
    z.email('Enter an email address like name@example.org.'),
  );

const fullName = z.string('Enter your name.').check(
  z.trim(),
  z.minLength(1, 'Enter your name.'),
  z.maxLength(FULL_NAME_MAX_LENGTH, `Use at most ${String(FULL_NAME_MAX_LENGTH)} characters for your name.`),
  // Control characters have no place in a name and would break mail headers.
  z.regex(/^\P{Cc}*$/u, 'Use letters for your name, without line breaks.'),
);

const newPassword = z
  .string('Choose a password.')
  .check(
    z.minLength(
      PASSWORD_MIN_LENGTH,
      `Use at least ${String(PASSWORD_MIN_LENGTH)} characters for your password.`,
    ),
    z.maxLength(
      PASSWORD_MAX_LENGTH,
      `Use at most ${String(PASSWORD_MAX_LENGTH)} characters for your password.`,
    ),
  );

const givenPassword = z
  .string('Enter your password.')
  .check(
    z.minLength(1, 'Enter your password.'),
    z.maxLength(PASSWORD_MAX_LENGTH, `A password has at most ${String(PASSWORD_MAX_LENGTH)} characters.`),
  );

export const registerRequest = z.strictObject({ fullName, email, password: newPassword });
export const loginRequest = z.strictObject({ email, password: givenPassword });

export const user = z.strictObject({ id: z.string(), fullName: z.string(), email: z.string() });

export const registerAnswer = z.strictObject({ success: z.literal(true), message: z.string(), user });
export const loginAnswer = z.strictObject({ success: z.literal(true), message: z.string(), user });
export const logoutAnswer = z.strictObject({ success: z.literal(true), message: z.string() });
export const meAnswer = z.strictObject({ success: z.literal(true), user: z.nullable(user) });

export type User = z.infer<typeof user>;
export type RegisterRequest = z.infer<typeof registerRequest>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type RegisterAnswer = z.infer<typeof registerAnswer>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
export type LogoutAnswer = z.infer<typeof logoutAnswer>;
export type MeAnswer = z.infer<typeof meAnswer>;
