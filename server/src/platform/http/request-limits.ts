import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Refusal, refuse, type Result } from '../errors/refusal';
import { HEADER_MAX, HEADERS_MAX, PATH_MAX, TARGET_MAX } from './limits';

const TARGET_TOO_LONG = new Refusal({ code: 'address-too-long' });

export const HEADERS_TOO_LARGE = new Refusal({ code: 'headers-too-large' });

/**
 * Refuses what is longer than anything here needs, before a body is read and before anything else looks at it: whatever
 * reads a path or a header then has little to read.
 */
export function refuseOversized(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = oversized(request.raw);
    if (refusal === null) done();
    // A body that may follow is not read.
    else refuse(reply.header('connection', 'close'), refusal);
  });
}

function oversized({ url = '', rawHeaders }: IncomingMessage): Result {
  if (url.length > PATH_MAX) {
    const pathEnd = url.indexOf('?');
    if (pathEnd === -1 || pathEnd > PATH_MAX || url.length > TARGET_MAX) return TARGET_TOO_LONG;
  }
  if (rawHeaders.length > 2 * HEADERS_MAX) return HEADERS_TOO_LARGE;
  for (const part of rawHeaders) if (part.length > HEADER_MAX) return HEADERS_TOO_LARGE;
  return null;
}
