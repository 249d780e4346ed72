import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors/refusal';
import { addressSubject } from './address';
import type { RateLimits } from './rate-limits';
import { tooManyTries } from './too-many-tries';

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** No limit ever holds this call back. */
    neverLimited?: boolean;
  }
}

/** The first gate: however harmless the calls, no single address may take the whole server. */
export function limitCallsOfAddresses(app: FastifyInstance, rateLimits: RateLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.neverLimited === true) return;
    const waitSeconds = await rateLimits.take({
      purpose: 'calls-of-address',
      subject: addressSubject(request.ip),
    });
    if (waitSeconds !== null) return refuse(reply, tooManyTries(waitSeconds));
  });
}
