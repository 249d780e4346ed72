import type { Refusal } from '../../platform/errors/refusal';

/** Why a mail is neither tried again nor dropped. */
export type MailQueueError = 'mail-gone' | 'mail-being-sent' | 'mail-not-due';

const REFUSALS: Record<MailQueueError, Omit<Refusal, 'code'>> = {
  'mail-gone': {
    status: 404,
    message: 'This mail no longer waits: it has gone out meanwhile, or was dropped.',
  },
  'mail-being-sent': {
    status: 409,
    message: 'This mail is being sent just now. Look again in a moment.',
  },
  'mail-not-due': {
    status: 409,
    message: 'This mail only waits for its time and goes out by itself.',
  },
};

export function mailQueueRefusal(error: MailQueueError): Refusal {
  return { code: error, ...REFUSALS[error] };
}
