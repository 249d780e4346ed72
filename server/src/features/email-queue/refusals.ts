import type { Refusal } from '../../platform/errors/refusal';

/** Why an email can’t be retried or deleted. */
export type EmailQueueError = 'email-gone' | 'email-being-sent' | 'email-not-due';

const REFUSALS: Record<EmailQueueError, Omit<Refusal, 'code'>> = {
  'email-gone': {
    status: 404,
    message: 'This email is no longer waiting. It was sent or deleted in the meantime.',
  },
  'email-being-sent': {
    status: 409,
    message: 'This email is being sent right now. Please check again in a minute.',
  },
  'email-not-due': {
    status: 409,
    message: 'This email is scheduled for later and is sent on its own. You don’t need to do anything.',
  },
};

export function emailQueueRefusal(error: EmailQueueError): Refusal {
  return { code: error, ...REFUSALS[error] };
}
