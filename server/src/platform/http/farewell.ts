import type { FastifyInstance } from 'fastify';

/** While stopping, tells clients to come back on a new connection, which finds the next process. */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
}
