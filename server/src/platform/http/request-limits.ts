import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswerOf, type Refusal } from '../errors/refusal';
import { HEADER_MAX, HEADERS_MAX, PATH_MAX, TARGET_MAX } from './limits';

const TARGET_TOO_LONG: Refusal = {
  status: 414,
  code: 'address-too-long',
  message: 'This address is too long. Check the link, or go to the home page.',
};

export const HEADERS_TOO_LARGE: Refusal = {
  status: 431,
  code: 'headers-too-large',
  message: 'The headers of this request are too large. Clear this site’s cookies and try again.',
};

/**
 * Refuses what is longer than anything here needs, before it is looked at in any other way: whatever
 * reads a path or a header then has little to read.
 *
 * @param headers carried by the refusal
 * @returns whether the request was answered
 */
export function refuseOversized(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  const refusal = oversized(request);
  if (refusal === null) return false;
  const body = JSON.stringify(errorAnswerOf(refusal));
  response.writeHead(refusal.status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    // A body that may follow is not read.
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

function oversized({ url = '', rawHeaders }: IncomingMessage): Refusal | null {
  if (url.length > PATH_MAX) {
    const pathEnd = url.indexOf('?');
    if (pathEnd === -1 || pathEnd > PATH_MAX || url.length > TARGET_MAX) return TARGET_TOO_LONG;
  }
  if (rawHeaders.length > 2 * HEADERS_MAX) return HEADERS_TOO_LARGE;
  for (const part of rawHeaders) if (part.length > HEADER_MAX) return HEADERS_TOO_LARGE;
  return null;
}
