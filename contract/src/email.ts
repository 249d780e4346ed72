import { t } from '@stillgrove/domain/language/message';
import { EMAIL_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';

/** An address that someone types. */
export const email = z
  .string(t`Enter your email address.`)
  .check(
    z.trim(),
    z.minLength(1, t`Enter your email address.`),
    z.maxLength(EMAIL_MAX_LENGTH, t`This email address is too long.`),
    z.email(t`Enter an email address like name@example.org.`),
  );
