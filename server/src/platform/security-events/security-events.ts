import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../logging';
import type { SecurityEventName } from '@stillgrove/contract/security-events';

/** `failed` is a fault of the server; the line `a request failed` with the same id says which. */
type Outcome = 'done' | 'refused' | 'failed';

type SecurityEvent = {
  readonly name: SecurityEventName;
  readonly outcome: Outcome;
  /** The account's id; null while no one is known. */
  readonly account: string | null;
  /** A code of ours, such as that of the refusal; never words that someone typed. */
  readonly reason?: string;
};

/** What a handler knows and the hook cannot see. */
type Facts = { account?: string; reason?: string; name?: SecurityEventName };

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** Each answer of this route is written down under this name. */
    securityEvent?: SecurityEventName;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyRequest {
    securityFacts: Facts | null;
  }
}

/**
 * Adds to the event that this request's answer becomes: the account it is about, where that is not the
 * person who is signed in, a reason, or a name of its own for a route that has none.
 */
export function noteSecurity(request: FastifyRequest, facts: Facts): void {
  request.securityFacts = { ...request.securityFacts, ...facts };
}

/** Writes an event down that no request's answer tells. */
export function logSecurityEvent(log: Pick<Log, 'info' | 'warn'>, event: SecurityEvent): void {
  const { name, outcome, account, reason } = event;
  const facts = { event: 'security', what: name, outcome, account, ...(reason !== undefined && { reason }) };
  // No one but the operator can mend this one.
  if (name === 'integrity') log.warn(facts, 'could not decrypt a stored secret');
  else log.info(facts);
}

/**
 * Writes down how the calls ended whose routes name a `securityEvent`, and of all others those that met a
 * limit or were refused because of who called or from where. An event holds ids and codes alone.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  app.decorateRequest('securityFacts', null);
  app.addHook('onResponse', (request, reply, done) => {
    const facts = request.securityFacts ?? {};
    const name = nameOf(request, reply, facts);
    if (name !== null) {
      logSecurityEvent(request.log, {
        name,
        outcome: outcomeOf(reply.statusCode),
        // Routes that are open to all have no person.
        account: facts.account ?? request.person?.userId ?? null,
        ...(facts.reason !== undefined && { reason: facts.reason }),
      });
    }
    done();
  });
}

function nameOf(request: FastifyRequest, reply: FastifyReply, facts: Facts): SecurityEventName | null {
  const name = facts.name ?? request.routeOptions.config.securityEvent;
  if (name !== undefined) return name;
  if (reply.statusCode === 429) return 'limit';
  return reply.statusCode === 403 ? 'refused-call' : null;
}

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
}
