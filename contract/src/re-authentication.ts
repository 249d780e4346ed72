import * as z from 'zod/mini';
import { givenPassword } from './passwords';

/** The password may be left out within five minutes of a re-authentication in the same session. */
export const reAuthenticated = z.strictObject({ password: z.optional(givenPassword) });

export const passwordAgainRequest = z.strictObject({ password: givenPassword });

/** How someone who is signed in can show again that it is them. */
const reAuthenticationWay = z.enum(['password', 'code', 'passkey']);

export const reAuthenticationAnswer = z.strictObject({
  success: z.literal(true),
  /** Whether it was done so recently that nothing is asked for now. */
  recent: z.boolean(),
  ways: z.array(reAuthenticationWay),
});
export type ReAuthenticationWay = z.infer<typeof reAuthenticationWay>;
