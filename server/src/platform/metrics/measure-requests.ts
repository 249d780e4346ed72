import type { FastifyInstance } from 'fastify';
import { type Metrics, NO_METRICS } from './metrics';

/** Counts every request that the framework sees, and what failed in it, where someone watches. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  if (metrics === NO_METRICS) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const beganMs = performance.now();
    metrics.requestBegan();
    // It comes once and always, even when the client has gone before the answer.
    reply.raw.once('close', () => {
      metrics.requestEnded({
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.raw.writableEnded ? reply.raw.statusCode : 'gone',
        seconds: (performance.now() - beganMs) / 1000,
      });
    });
    done();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    metrics.failed(error);
    done();
  });
}
