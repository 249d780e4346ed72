import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOrphan } from '../../db/errors';
import { type Refusal, refuse } from './refusal';
import { refusalOf } from './refusal-of';

export const UNKNOWN_PATH: Refusal = {
  status: 404,
  code: 'unknown-path',
  message: 'There is no such address. Check its spelling. You can find all calls at /api/docs.',
};

export const SIGN_IN_NEEDED: Refusal = {
  status: 401,
  code: 'sign-in-needed',
  message: 'Please sign in first.',
};

/** Answers every error that is thrown while a request is served in the one shape of all errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** @param notFoundPage answers for paths outside the API, where people rather than programs look */
export function answerUnknownPaths(app: FastifyInstance, notFoundPage?: (reply: FastifyReply) => void): void {
  app.setNotFoundHandler((request, reply) => {
    if (notFoundPage && !request.url.startsWith('/api/')) {
      reply.hijack();
      notFoundPage(reply);
      return;
    }
    return refuse(reply, UNKNOWN_PATH);
  });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const thrown = error instanceof Error ? error : new Error(`thrown without an Error: ${typeof error}`);
  const refusal = metItsDeletion(thrown, request) ? SIGN_IN_NEEDED : refusalOf(thrown);
  if (refusal.status >= 500) request.log.error({ err: thrown, code: refusal.code }, 'a request failed');
  return refuse(reply, refusal);
}

/** Whether a member's account was deleted between the look at the session and the change. */
function metItsDeletion(error: Error, { routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.access === 'member' && isOrphan(error);
}
