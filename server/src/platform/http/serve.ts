import type { InputOf, Operation } from '@stillgrove/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { operationSchema, refusalsOf } from '../openapi/operation-schema';
import { Refusal, refuse, type Result } from '../errors/refusal';
import type { SignedIn } from '../session/store';

/** A call as its handler sees it: the checked input, who calls, and the request itself for what is beyond both. */
export type Call<Declared extends Operation> = InputOf<Declared, 'checked'> &
  (Declared['access'] extends 'public' ? unknown : { readonly person: SignedIn }) & {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

type WithoutSuccess<Answer> = Answer extends { success: true } ? Omit<Answer, 'success'> : Answer;

/** What a handler answers; `success` is added to it. A file, and whatever is no usual answer, it sends itself. */
type Answered<Declared extends Operation> =
  | FastifyReply
  | (Declared['answer'] extends z.ZodMiniType ? WithoutSuccess<z.input<Declared['answer']>> : never);

type Handler<Declared extends Operation> = (
  call: Call<Declared>,
) => Result<Answered<Declared>> | Promise<Result<Answered<Declared>>>;

type RouteExtras = {
  readonly logLevel?: 'warn';
  readonly refusalPage?: NonNullable<FastifyRequest['routeOptions']['config']['refusalPage']>;
};

/** Registers the route of an operation. Who may call it, its limits and its input are checked before the handler. */
export function serve<Declared extends Operation>(
  app: FastifyInstance,
  operation: Declared,
  handler: Handler<Declared>,
  { logLevel, refusalPage }: RouteExtras = {},
): void {
  const { method, path, access, limit, bodyLimit, status = 200 } = operation;
  const { guardedAsChange, openToOtherSites, neverLimited, securityEvent, proof } = operation;
  const codes = new Set(refusalsOf(operation));
  app.route({
    method,
    url: path,
    exposeHeadRoute: method === 'GET' && guardedAsChange !== true,
    ...(logLevel && { logLevel }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: {
      access,
      ...(limit !== undefined && { limit }),
      ...(proof !== undefined && { proof }),
      ...(guardedAsChange && { guardedAsChange }),
      ...(openToOtherSites && { openToOtherSites }),
      ...(neverLimited && { neverLimited }),
      ...(securityEvent && { securityEvent }),
      ...(refusalPage && { refusalPage }),
    },
    schema: operationSchema(operation),
    handler: async (request, reply) => {
      const { params, query, body, person } = request;
      // Validation gave the parts their types; `person` is set wherever the access is not public.
      const call = { params, query, body, person, request, reply } as unknown as Call<Declared>;
      const result = await handler(call);
      // A handler that answered by itself returned the reply, which is awaited to nothing. Where the caller went away
      // in the meantime, it does not count as sent.
      if (result === undefined || reply.sent) return reply;
      if (!(result instanceof Refusal))
        return reply.code(status).send({ success: true, ...(result as object) });
      // The documentation misses it. No caller pays for that mistake of ours, and the tests fail on the line.
      if (!codes.has(result.code)) request.log.error({ code: result.code }, 'an undeclared refusal');
      return refuse(reply, await request.server.countRefusal(request, result));
    },
  });
}
