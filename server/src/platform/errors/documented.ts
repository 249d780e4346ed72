import { errorAnswer } from '@stillgrove/contract/errors';

const DESCRIPTIONS = {
  400: 'The request cannot be read, or fields are missing, unknown or wrong.',
  401: 'No one is signed in, or the credentials are wrong.',
  403: 'The call comes from another site.',
  404: 'There is no such thing, or not any more.',
  409: 'It clashes with what is stored.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not JSON.',
  429: 'Too many tries; `Retry-After` says how many seconds to wait.',
  500: 'A fault of the server.',
  503: 'Not possible just now: stopping, busy or out of storage.',
} as const;

type ErrorStatus = keyof typeof DESCRIPTIONS;
type ErrorResponse = { description: string; content: { 'application/json': { schema: typeof errorAnswer } } };

/** The error answers of an API call, for its documentation. Every call may meet 429, 500 and 503. */
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
