import * as z from 'zod/mini';
import { email } from './email';
import { givenPassword, linkToken } from './passwords';
import { reAuthenticated } from './re-authentication';

export const addressLinkRequest = z.strictObject({ token: linkToken });
/** The password of the account is needed where its person is not signed in. */
export const confirmAddressRequest = z.strictObject({
  token: linkToken,
  password: z.optional(givenPassword),
});
/** What someone with a link fills in; the link itself brings the token. */
export const confirmAddressForm = z.strictObject({ password: givenPassword });
export const changeAddressRequest = z.extend(reAuthenticated, { email });

/** What pressing the button of a link's page would do. */
export const addressLinkAnswer = z.strictObject({
  success: z.literal(true),
  purpose: z.enum(['confirm-address', 'change-address']),
  /** Where the link was emailed to. */
  email: z.string(),
  /** Whether this browser is signed in to the account that the link belongs to. */
  signedIn: z.boolean(),
});

export const addressStateAnswer = z.strictObject({
  success: z.literal(true),
  email: z.string(),
  confirmedAt: z.nullable(z.number()),
  /** An address that takes the place of this one once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
});

export type ChangeAddressRequest = z.infer<typeof changeAddressRequest>;
export type AddressLinkAnswer = z.infer<typeof addressLinkAnswer>;
