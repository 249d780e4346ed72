import type { FastifyInstance } from 'fastify';

/** What was noticed so far. */
type ProxyHint = {
  /** Whether a proxy passed on visitors whose addresses are not believed. */
  ignored(): boolean;
};

/**
 * Tells the operator once when a proxy stands in front that is not believed: then all visitors have the
 * proxy's address, and the limits of one address hold for all of them together.
 */
export function hintAtProxy(app: FastifyInstance, { trusted }: { trusted: boolean }): ProxyHint {
  let told = false;
  const hint = { ignored: () => told };
  if (trusted) return hint;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      told = true;
      request.log.warn(
        'a proxy sends X-Forwarded headers but is not trusted; set TRUST_PROXY to its address',
      );
    }
    done();
  });
  return hint;
}
