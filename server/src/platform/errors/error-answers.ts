import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOrphan } from '../../db/errors';
import { Refusal, refuse } from './refusal';
import { refusalOf } from './refusal-of';

export const UNKNOWN_PATH = new Refusal({ code: 'unknown-path' });

export const SIGN_IN_NEEDED = new Refusal({ code: 'sign-in-needed' });

/** Answers every error that is thrown while a request is served in the one shape of all errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** @param unknownPage answers for paths outside the API, where people rather than programs look */
export function answerUnknownPaths(
  app: FastifyInstance,
  unknownPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.setNotFoundHandler((request, reply) =>
    unknownPage && !request.url.startsWith('/api/')
      ? unknownPage(request, reply)
      : refuse(reply, UNKNOWN_PATH),
  );
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
