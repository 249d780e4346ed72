import * as z from 'zod/mini';

/** What an instance needs before it serves people, in the order in which it is listed. */
const OPENING_CHECKS = [
  'contact',
  'operator-name',
  'figures',
  'services',
  'therapists',
  'helplines',
  'second-operator',
  'test-email',
  'https',
  'proxy',
  'secrets-key',
  'backup',
  'restore',
] as const;

const openingCheck = z.strictObject({
  id: z.enum(OPENING_CHECKS),
  done: z.boolean(),
  /** When it was last done, in milliseconds since 1970; null where that is not noted. */
  doneAt: z.nullable(z.number()),
});

/** How the newest test email stands. */
const testEmailState = z.strictObject({
  /** `no-server`: `SMTP_URL` is not set. `none`: none was asked for in the last 30 days. */
  state: z.enum(['no-server', 'none', 'waiting', 'failed', 'sent']),
  /** The code of its last error. */
  lastError: z.nullable(z.string()),
});

export const openingAnswer = z.strictObject({
  success: z.literal(true),
  checks: z.array(openingCheck),
  testEmail: testEmailState,
});

export type OpeningCheckId = (typeof OPENING_CHECKS)[number];
export type OpeningCheck = z.infer<typeof openingCheck>;
export type OpeningAnswer = z.infer<typeof openingAnswer>;
export type TestEmailState = z.infer<typeof testEmailState>;
