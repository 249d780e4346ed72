import type { ErrorAnswer } from '@stillgrove/contract/answers';
import {
  fieldSentencesOf,
  refusalSentence,
  type RefusalValues,
  type RefusalWords,
} from '@stillgrove/contract/refusal-sentences';
import { type RefusalCode, REFUSALS } from '@stillgrove/contract/refusals';
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

type RefusalFacts = RefusalWords & {
  /** The field that the sentence is about, where that depends on the request. */
  readonly field?: string;
  /** One sentence for each field that was refused, where the code does not tell. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Why a request is refused, for people and for programs. The HTTP status follows from the code. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What the sentence names, for clients that write it in another language. */
  readonly values: RefusalValues | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ code, message, field, fields, values, headers = {} }: RefusalFacts) {
    this.code = code;
    this.message = message ?? refusalSentence(code, values) ?? '';
    this.fields = field === undefined ? (fields ?? fieldSentencesOf(code)) : { [field]: this.message };
    this.values = values;
    this.headers = headers;
  }

  get status(): number {
    return REFUSALS[this.code];
  }

  /** The body of the answer, in the one shape of all errors. */
  answer(): ErrorAnswer {
    const { message, code, fields, values } = this;
    return {
      success: false,
      message,
      code,
      ...(fields && { fields: { ...fields } }),
      ...(values && { values: { ...values } }),
    };
  }
}

/** What a service answers: a value, or why there is none. Null where there is nothing to tell. */
export type Result<Value = null> = Value | Refusal;

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
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(refusal.answer());
}
