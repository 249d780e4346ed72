import type { Refusal } from '../../platform/errors/refusal';

/** Why an operator cannot change a message. */
export type AnsweringError = 'unknown-message' | 'answered-meanwhile';

const REFUSALS: Record<AnsweringError, Omit<Refusal, 'code'>> = {
  'unknown-message': {
    status: 404,
    message: 'This message is gone. Another operator deleted it, or the person deleted their account.',
  },
  'answered-meanwhile': {
    status: 409,
    message:
      'Someone else has answered this message. Your answer was not sent, and your text is still here. Look under Done, read their answer, and send yours if you still need to.',
  },
};

export function answeringRefusal(error: AnsweringError): Refusal {
  return { code: error, ...REFUSALS[error] };
}
