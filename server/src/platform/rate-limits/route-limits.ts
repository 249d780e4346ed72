import type { CountedLimit, OperationLimit } from '@stillgrove/contract/operation';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { refuse } from '../errors/refusal';
import { addressSubject } from './address';
import type { RateLimits } from './rate-limits';
import { tooManyTries } from './too-many-tries';

/** The gate before the whole API, which every call passes. It counts for itself, before the body is read. */
const GATE = 'calls-of-address';

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** Every public route says it; without it the server does not start. */
    limit?: OperationLimit;
  }
}

/**
 * Counts what the limits of routes name, once the input is known to be well-formed.
 *
 * @throws Error when the server gets ready and a public route names neither a limit nor why it has none
 */
export function limitRoutes(app: FastifyInstance, rateLimits: RateLimits): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });

  app.addHook('preHandler', async (request, reply) => {
    const limits = countedLimitsOf(request.routeOptions.config.limit);
    if (limits.length === 0) return;
    const attempts = limits.map((purpose) => ({ purpose, subject: subjectOf(purpose, request) }));
    const waitSeconds = await rateLimits.take(...attempts);
    if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
  });

  app.addHook('onReady', (done) => {
    const silent = routes.find(({ config }) => config?.access === 'public' && config.limit === undefined);
    done(silent && new Error(`Say in config.limit what limits ${silent.method.toString()} ${silent.url}.`));
  });
}

function countedLimitsOf(limit: OperationLimit | undefined): readonly CountedLimit[] {
  if (limit === undefined) return [];
  if (typeof limit === 'string') return limit === GATE ? [] : [limit];
  return isList(limit) ? limit.filter((name) => name !== GATE) : [];
}

function isList(limit: OperationLimit): limit is readonly CountedLimit[] {
  return Array.isArray(limit);
}

/** Whose tries are counted: the caller’s address, the person’s account, or the account that a visitor names. */
function subjectOf(limit: CountedLimit, { ip, person, body }: FastifyRequest): string {
  if (!limit.endsWith('-of-account')) return addressSubject(ip);
  return person === null ? normalizeEmail((body as { email: string }).email) : person.userId;
}
