import { errorAnswer } from '@stillgrove/contract/answers';
import type { Operation } from '@stillgrove/contract/operation';
import { REFUSALS, type RefusalCode } from '@stillgrove/contract/refusals';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

/** Name of the security scheme for calls that need a person. */
export const SESSION = 'session';

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The request can’t be read, or fields are missing, unknown or invalid.',
  401: 'No one is signed in, or the credentials are wrong.',
  403: 'The call comes from another site, or is not allowed now.',
  404: 'Not found, or no longer there.',
  409: 'The request conflicts with what is stored, or someone else is signed in by now.',
  413: 'The body is too large: larger than 64 kB, unless the call says otherwise.',
  415: 'The content type of the body is wrong.',
  429: 'Too many requests. `Retry-After` says how many seconds to wait.',
  500: 'An error on the server.',
  503: 'Temporarily unavailable: the server is stopping, busy or out of storage, or it can’t reach its database.',
};

/** Every code with which an operation may be refused: its own, and those that follow from what it is. */
export function refusalsOf(operation: Operation): readonly RefusalCode[] {
  const { access, method, params, query, body, guardedAsChange, openToOtherSites } = operation;
  const guarded = (method !== 'GET' || guardedAsChange) && !openToOtherSites;
  return [
    ...(params || query || body ? (['invalid-fields', 'bad-request'] as const) : []),
    ...(body ? (['bad-json', 'too-large', 'unsupported-media-type'] as const) : []),
    ...(access === 'member' ? (['sign-in-needed'] as const) : []),
    ...(access === 'operator' ? (['unknown-path'] as const) : []),
    ...(access === 'public' ? [] : (['other-person'] as const)),
    ...(guarded ? (['cross-site'] as const) : []),
    ...(operation.proof === 'recent' ? (['re-authentication-needed'] as const) : []),
    ...(operation.refusals ?? []),
    'too-many-tries',
    'internal-error',
    'busy',
    'database-away',
    'storage-full',
  ];
}

/** The schema of an operation’s route: what its input is checked with, what its answer may hold, its description. */
export function operationSchema(operation: Operation): FastifySchema {
  const {
    tag,
    summary,
    description,
    access,
    params,
    query,
    body,
    consumes,
    answer,
    status = 200,
  } = operation;
  const isFile = 'contentType' in answer;
  const fileAnswer = isFile && {
    description: answer.description,
    content: { [answer.contentType]: { schema: z.any() } },
  };
  return {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(access !== 'public' && { security: [{ [SESSION]: [] }] }),
    ...(consumes && { consumes: [...consumes] }),
    response: { ...refusalAnswers(operation), [status]: fileAnswer || answer },
  };
}

function refusalAnswers(operation: Operation): Record<number, object> {
  const codesByStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(operation)) {
    const status = REFUSALS[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  const { answer, alsoAnswers = {} } = operation;
  const isPage = 'contentType' in answer && answer.contentType === 'text/html';
  const content = isPage
    ? { 'text/html': { schema: z.string() } }
    : { 'application/json': { schema: errorAnswer } };
  const refusals = [...codesByStatus].map(([status, codes]) => {
    const named = codes.map((code) => `\`${code}\``).join(', ');
    return [status, { description: `${DESCRIPTIONS[status] ?? ''} Codes: ${named}.`, content }] as const;
  });
  const others = Object.entries(alsoAnswers).map(
    ([status, { description, schema }]) =>
      [
        Number(status),
        { description, content: schema ? { 'application/json': { schema } } : content },
      ] as const,
  );
  return Object.fromEntries([...refusals, ...others]);
}
