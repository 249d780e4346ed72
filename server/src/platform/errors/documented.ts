import { errorAnswer } from '@stillgrove/contract/errors';
import * as z from 'zod/mini';

const DESCRIPTIONS = {
  400: 'The request can’t be read, or fields are missing, unknown or invalid.',
  401: 'No one is signed in, or the credentials are wrong.',
  403: 'The call comes from another site.',
  404: 'Not found, or no longer there.',
  409: 'The request conflicts with what is stored.',
  413: 'The body is larger than 64 kB.',
  415: 'The content type of the body is wrong.',
  429: 'Too many requests. `Retry-After` says how many seconds to wait.',
  500: 'An error on the server.',
  503: 'Temporarily unavailable: the server is stopping, busy or out of storage, or it can’t reach its database.',
} as const;

type ErrorStatus = keyof typeof DESCRIPTIONS;
type ErrorResponse = { description: string; content: { 'application/json': { schema: typeof errorAnswer } } };

/** The error answers of an API call, for its documentation. Every call may answer 429, 500 or 503. */
export function errorResponses(...statuses: ErrorStatus[]): Record<number, ErrorResponse> {
  return onlyErrors(...statuses, 429, 500, 503);
}

/** The error answers of a call outside the API, for its documentation. */
export function onlyErrors(...statuses: ErrorStatus[]): Record<number, ErrorResponse> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: DESCRIPTIONS[status], content: { 'application/json': { schema: errorAnswer } } },
    ]),
  );
}

/** The refusals of a route that sets them as pages (`refusalPage`), for its documentation. */
export function refusalPages(...statuses: ErrorStatus[]) {
  const every = [...statuses, 429, 500, 503] as const;
  return Object.fromEntries(
    every.map((status) => [
      status,
      { description: DESCRIPTIONS[status], content: { 'text/html': { schema: z.string() } } },
    ]),
  );
}
