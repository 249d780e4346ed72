import { type Limit, LIMITS } from '@stillgrove/contract/limits';
import type { CountedLimit, OperationLimit } from '@stillgrove/contract/operation';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Refusal, refuse } from '../errors/refusal';
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
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyInstance {
    /**
     * Counts a refusal where a limit of the route counts only such.
     *
     * @returns the refusal to answer with: that there were too many, once the limit is used up
     */
    countRefusal(request: FastifyRequest, refusal: Refusal): Promise<Refusal>;
  }
}

/**
 * Counts what the limits of routes name, once the input is known to be well-formed; where only some refusals count,
 * after the handler.
 *
 * @throws Error when the server gets ready and a public route names neither a limit nor why it has none
 */
export function limitRoutes(app: FastifyInstance, rateLimits: RateLimits): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });

  const take = async (request: FastifyRequest, isCounted: (limit: Limit) => boolean) => {
    const limits = countedLimitsOf(request.routeOptions.config.limit).filter((name) =>
      isCounted(LIMITS[name]),
    );
    if (limits.length === 0) return null;
    const attempts = limits.map((purpose) => ({ purpose, subject: subjectOf(purpose, request) }));
    const waitSeconds = await rateLimits.take(...attempts);
    return waitSeconds === null ? null : tooManyTries(waitSeconds);
  };

  app.addHook('preHandler', async (request, reply) => {
    const refusal = await take(request, ({ countsOnly }) => countsOnly === undefined);
    if (refusal !== null) return refuse(reply, refusal);
  });

  app.decorate(
    'countRefusal',
    async (request, refusal) =>
      (await take(request, ({ countsOnly }) => countsOnly?.includes(refusal.code) === true)) ?? refusal,
  );

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
