import { t } from '@stillgrove/domain/language/message';
import { FULL_NAME_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import { BIRTH_YEAR_EARLIEST, BIRTH_YEAR_LATEST } from '@stillgrove/domain/accounts/minimum-age';
import { NAME_PROBLEMS, nameProblem } from '@stillgrove/domain/accounts/name';
import * as z from 'zod/mini';
import { email } from './email';
import { givenPassword, newPassword } from './passwords';

const fullName = z.string(t`Enter your name.`).check(
  z.trim(),
  z.minLength(1, t`Enter your name.`),
  z.maxLength(FULL_NAME_MAX_LENGTH, t`Use at most ${String(FULL_NAME_MAX_LENGTH)} characters for your name.`),
  z.superRefine((name, context) => {
    const problem = nameProblem(name);
    if (problem !== null) context.addIssue({ code: 'custom', message: NAME_PROBLEMS[problem] });
  }),
);

const birthYear = z
  .int(t`Enter the year you were born, such as 2001.`)
  .check(
    z.minimum(BIRTH_YEAR_EARLIEST, t`Enter the year you were born, with four digits.`),
    z.maximum(BIRTH_YEAR_LATEST, t`Enter the year you were born, with four digits.`),
  );

export const registerRequest = z.strictObject({
  fullName,
  email,
  password: newPassword,
  /** Asked only where the operator set a minimum age. It is compared with that and not stored. */
  birthYear: z.optional(birthYear),
});
export const loginRequest = z.strictObject({ email, password: givenPassword });

export const user = z.strictObject({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** When the person showed that the address is theirs, in milliseconds since 1970; null until then. */
  confirmedAt: z.nullable(z.number()),
});

/** What someone can show besides the password: a code of an app or of a list, or a passkey. */
const secondFactorWay = z.enum(['code', 'passkey']);

export const registerAnswer = z.strictObject({ success: z.literal(true), message: z.string(), user });
export const loginAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** Absent while a second step is needed. */
  user: z.optional(user),
  /** What completes the sign-in, when the password alone does not. */
  secondFactor: z.optional(z.array(secondFactorWay)),
});
export const meAnswer = z.strictObject({
  success: z.literal(true),
  user: z.nullable(user),
  /** Whether this session may open the operator's area. */
  operator: z.boolean(),
});

export const nameRequest = z.strictObject({ fullName });
export const nameAnswer = z.strictObject({ success: z.literal(true), message: z.string(), user });

export type SecondFactorWay = z.infer<typeof secondFactorWay>;
export type User = z.infer<typeof user>;
export type RegisterRequest = z.infer<typeof registerRequest>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type RegisterAnswer = z.infer<typeof registerAnswer>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
export type MeAnswer = z.infer<typeof meAnswer>;
export type NameRequest = z.infer<typeof nameRequest>;
