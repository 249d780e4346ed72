import type { OperationProof } from '@stillgrove/contract/operation';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { personOf } from '../access/access';
import { refuse } from '../errors/refusal';
import type { ReAuthentication } from './re-authentication';

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** Every change by an operator says it; without it the server does not start. */
    proof?: OperationProof;
  }
}

/**
 * Lets an operation that asks who is there through only after a recent re-authentication in the session.
 *
 * @throws Error when the server gets ready and a change by operators does not say whether it asks
 */
export function demandProof(
  app: FastifyInstance,
  { reAuthentication }: { reAuthentication: Pick<ReAuthentication, 'demandRecent'> },
): void {
  const silent: RouteOptions[] = [];

  app.addHook('onRoute', (route) => {
    const { access, proof } = route.config ?? {};
    const changes = [route.method].flat().some((method) => method !== 'GET' && method !== 'HEAD');
    if (access === 'operator' && changes && proof === undefined) silent.push(route);
  });

  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.proof !== 'recent') return;
    const refusal = reAuthentication.demandRecent(personOf(request));
    if (refusal !== null) return refuse(reply, refusal);
  });

  app.addHook('onReady', (done) => {
    const [route] = silent;
    done(
      route &&
        new Error(`Say in config.proof whether ${String(route.method)} ${route.url} asks who is there.`),
    );
  });
}
