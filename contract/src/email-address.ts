import * as z from 'zod/mini';
import { email } from './email';
import { givenPassword, linkToken } from './passwords';

export const confirmAddressRequest = z.strictObject({ token: linkToken });
export const changeAddressRequest = z.strictObject({ email, password: givenPassword });

export const addressAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export const addressStateAnswer = z.strictObject({
  success: z.literal(true),
  email: z.string(),
  confirmedAt: z.nullable(z.number()),
  /** An address that takes the place of this one once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
});

export type ConfirmAddressRequest = z.infer<typeof confirmAddressRequest>;
export type ChangeAddressRequest = z.infer<typeof changeAddressRequest>;
export type AddressAnswer = z.infer<typeof addressAnswer>;
export type AddressStateAnswer = z.infer<typeof addressStateAnswer>;
