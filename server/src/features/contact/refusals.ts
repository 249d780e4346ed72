import type { Refusal } from '../../platform/errors/refusal';

/** Why an operator's word about a message is not taken. */
export type AnsweringError = 'unknown-message' | 'answered-meanwhile';

const REFUSALS: Record<AnsweringError, Omit<Refusal, 'code'>> = {
  'unknown-message': {
    status: 404,
    message: 'This message is no longer here. Who wrote it may have deleted it with their account.',
  },
  'answered-meanwhile': {
    status: 409,
    message:
      'This message was answered meanwhile. Nothing was sent and your text is kept: look for the message under Done, read that answer, and send yours if it is still needed.',
  },
};

export function answeringRefusal(error: AnsweringError): Refusal {
  return { code: error, ...REFUSALS[error] };
}
