import type { Refusal } from '../../platform/errors/refusal';

/** Why an email is neither tried again nor dropped. */
export type EmailQueueError = 'mail-gone' | 'mail-being-sent' | 'mail-not-due';

const REFUSALS: Record<EmailQueueError, Omit<Refusal, 'code'>> = {
  'mail-gone': {
    status: 404,
    message: 'This email no longer waits: it has gone out meanwhile, or was dropped.',
  },
  'mail-being-sent': {
    status: 409,
    message: 'This email is being sent just now. Look again in a moment.',
  },
  'mail-not-due': {
    status: 409,
    message: 'This email only waits for its time and goes out by itself.',
  },
};

export function emailQueueRefusal(error: EmailQueueError): Refusal {
  return { code: error, ...REFUSALS[error] };
}
