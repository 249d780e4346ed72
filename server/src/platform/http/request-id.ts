import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';

/** Such as the ids of proxies are; nothing that could be an address or a name with a space. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * Ids of requests: the one that a trusted proxy gave, so that its log and ours can be read together, else
 * one of our own, unique among all processes without costing chance for each request.
 *
 * @param isTrusted says of the address that connects whether it is a trusted proxy
 */
export function requestIds(
  isTrusted: (address: string, hop: number) => boolean,
): (request: IncomingMessage) => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return ({ headers, socket }) => {
    const given = headers[HEADER];
    if (typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress ?? '', 0))
      return given;
    return `${process}-${(count += 1).toString(36)}`;
  };
}

/** Sends the id with each response, so that a person can quote it and an operator finds it in the log. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
}
