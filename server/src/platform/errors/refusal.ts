import type { ErrorAnswer } from '@stillgrove/contract/errors';
import type { FastifyReply } from 'fastify';
import { noteSecurity } from '../security-events/security-events';

/** What a request is refused with: the answer for people and programs, and its HTTP status. */
export type Refusal = {
  readonly status: number;
  /** Kebab case. */
  readonly code: string;
  /** A sentence that says what to do. */
  readonly message: string;
  /** One sentence for each field that was refused. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The body of a refusal, in the one shape of all errors. */
export function errorAnswerOf(refusal: Refusal): ErrorAnswer {
  const { message, code, fields } = refusal;
  return { success: false, message, code, ...(fields && { fields: { ...fields } }) };
}

/** Answers a request with a refusal. */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  noteSecurity(reply.request, { reason: refusal.code });
  return reply
    .code(refusal.status)
    .headers({ ...refusal.headers })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorAnswerOf(refusal));
}
