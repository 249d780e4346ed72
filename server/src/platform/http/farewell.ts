import type { FastifyInstance } from 'fastify';
import { wouldComeBack } from './listener';

/**
 * While stopping, tells clients to come back on a new connection, which finds the next process. As long as
 * it would find this one, they keep the connection that they have.
 */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStopping() && !wouldComeBack(request.raw.socket)) reply.header('connection', 'close');
    done(null, payload);
  });
}
