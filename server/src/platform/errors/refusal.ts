import type { ErrorAnswer } from '@stillgrove/contract/errors';
import type { FastifyReply } from 'fastify';
import { noteSecurity } from '../security-events/security-events';

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** For routes whose answers people see in the browser as they are: a refusal becomes a page. */
    refusalPage?: (refusal: Refusal) => Page;
  }
}

/** An HTML page and the headers that go with it. */
export type Page = { readonly markup: string; readonly headers: Readonly<Record<string, string>> };

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

/** Answers a request with a refusal: in the one shape of all errors, or as the page of the route. */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  noteSecurity(reply.request, { reason: refusal.code });
  reply.code(refusal.status).headers({ ...refusal.headers });
  const page = reply.request.routeOptions.config.refusalPage?.(refusal);
  if (page)
    return reply
      .headers({ ...page.headers })
      .serializer(String)
      .send(page.markup);
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorAnswerOf(refusal));
}
