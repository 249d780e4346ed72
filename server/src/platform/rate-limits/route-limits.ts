import type { FastifyInstance, RouteOptions } from 'fastify';
import { refuse } from '../errors/refusal';
import { addressSubject } from './address';
import type { Purpose } from './limits';
import type { RateLimits } from './rate-limits';
import { tooManyTries } from './too-many-tries';

/** The gate before the whole API, which every call passes. */
const GATE = 'calls-of-address';

/** Limits that an address alone uses up. */
export type AddressPurpose = Extract<Purpose, `${string}-of-address${string}`>;

/**
 * What holds a route back: limits of the address that calls, counted before the handler; limits that the
 * handler counts, since they depend on the body; or why it needs none.
 */
export type RouteLimit =
  | AddressPurpose
  | readonly AddressPurpose[]
  | { readonly inHandler: readonly Purpose[] }
  | { readonly none: string };

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** Every public route says it; without it the server does not start. */
    limit?: RouteLimit;
  }
}

/**
 * Counts what the limits of routes name, once the body is known to be well-formed.
 *
 * @throws Error when the server gets ready and a public route names neither a limit nor why it has none
 */
export function limitRoutes(app: FastifyInstance, rateLimits: RateLimits): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });

  app.addHook('preHandler', async (request, reply) => {
    const purposes = addressPurposesOf(request.routeOptions.config.limit);
    if (purposes.length === 0) return;
    const subject = addressSubject(request.ip);
    const waitSeconds = await rateLimits.take(...purposes.map((purpose) => ({ purpose, subject })));
    if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
  });

  app.addHook('onReady', (done) => {
    const silent = routes.find(({ config }) => config?.access === 'public' && config.limit === undefined);
    done(silent && new Error(`Say in config.limit what limits ${silent.method.toString()} ${silent.url}.`));
  });
}

/** The gate counts for itself, before the body is read. */
function addressPurposesOf(limit: RouteLimit | undefined): AddressPurpose[] {
  if (limit === undefined) return [];
  if (typeof limit === 'string') return limit === GATE ? [] : [limit];
  return isList(limit) ? limit.filter((purpose) => purpose !== GATE) : [];
}

function isList(limit: RouteLimit): limit is readonly AddressPurpose[] {
  return Array.isArray(limit);
}
