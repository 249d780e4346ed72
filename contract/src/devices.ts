import * as z from 'zod/mini';
import { reAuthenticated } from './re-authentication';

export const device = z.strictObject({
  /** Names the sign-in; opens nothing. */
  id: z.string(),
  /** Coarse words such as `Firefox` and `Linux`; null where the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  signedInAt: z.number(),
  /** The last day in UTC, `YYYY-MM-DD`; null while it is not known. */
  lastSeenDay: z.nullable(z.string()),
  /** The device that asks. */
  current: z.boolean(),
});

export const devicesAnswer = z.strictObject({ success: z.literal(true), devices: z.array(device) });
export const endDeviceRequest = z.extend(reAuthenticated, { id: z.string().check(z.regex(/^[\w-]{43}$/)) });
export type Device = z.infer<typeof device>;
