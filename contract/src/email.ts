import { EMAIL_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import * as z from 'zod/mini';

/** An address that someone types. */
export const email = z
  .string('Enter your email address.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email address.'),
    z.maxLength(EMAIL_MAX_LENGTH, 'This email address is too long.'),
    z.email('Enter an email address like name@example.org.'),
  );
