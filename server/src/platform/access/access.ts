import { MEMBER_HEADER, MEMBER_PARAMETER, OTHER_PERSON } from '@stillgrove/contract/member-header';
import type { Access, OperationLimit, OperationProof } from '@stillgrove/contract/operation';
import { OPERATOR_INVITATION_PAGE } from '@stillgrove/contract/operators';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { SIGN_IN_NEEDED, UNKNOWN_PATH } from '../errors/error-answers';
import { Refusal, refuse } from '../errors/refusal';
import { noteSecurity } from '../security-events/security-events';
import type { Sessions } from '../session/sessions';
import type { SignedIn } from '../session/store';

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** Every route says it; without it the server does not start. */
    access: Access;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyRequest {
    /** Set on the routes that are not public. */
    person: SignedIn | null;
  }
}

export type DeclaredRoute = {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly limit: OperationLimit | undefined;
  readonly proof: OperationProof | undefined;
};

const MEANT_FOR_ANOTHER = new Refusal({ code: OTHER_PERSON });

/**
 * Lets only those through whom a route allows, before the body is read. For a route of operators everyone else
 * gets the answer of an unknown address.
 *
 * @returns every route that was registered so far
 * @throws Error when the server gets ready and a route does not say who may use it
 */
export function guardAccess(
  app: FastifyInstance,
  { sessions, isOperator }: { sessions: Sessions; isOperator: (person: SignedIn) => boolean },
): () => DeclaredRoute[] {
  const routes: RouteOptions[] = [];
  app.decorateRequest('person', null);

  app.addHook('onRoute', (route) => {
    routes.push(route);
  });

  app.addHook('preParsing', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || request.is404) return;
    const person = await sessions.find(request);
    if (access === 'operator' && (person === null || !isOperator(person))) {
      if (person !== null) noteSecurity(request, { name: 'operator-access', account: person.userId });
      if (request.url.startsWith('/api/')) return refuse(reply, UNKNOWN_PATH);
      // An operator without a second factor in this session is shown what to do. The page is the same for everyone.
      if (person?.operator === true) return reply.redirect(OPERATOR_INVITATION_PAGE, 303);
      reply.callNotFound();
      return reply;
    }
    if (person === null) return refuse(reply, SIGN_IN_NEEDED);
    const meant = memberMeant(request);
    if (meant !== null && meant !== person.userId) return refuse(reply, MEANT_FOR_ANOTHER);
    request.person = person;
  });

  app.addHook('onReady', (done) => {
    const silent = routes.find(({ config }) => config?.access === undefined);
    done(silent && new Error(`Say in config.access who may call ${silent.method.toString()} ${silent.url}.`));
  });

  return () =>
    routes.flatMap(({ method, url, config }) =>
      config === undefined
        ? []
        : [method].flat().map((name) => ({
            method: name,
            url,
            access: config.access,
            limit: config.limit,
            proof: config.proof,
          })),
    );
}

/** The person who calls a route that is not public. */
export function personOf(request: FastifyRequest): SignedIn {
  if (request.person === null)
    throw new Error(`${request.routeOptions.url ?? '?'} is open to the anonymous.`);
  return request.person;
}

/** The id of the person for whom a call is meant, or null where it does not say, as with programs. */
export function memberMeant(request: FastifyRequest): string | null {
  const header = request.headers[MEMBER_HEADER];
  if (typeof header === 'string') return header;
  const named = (request.query as Readonly<Record<string, unknown>>)[MEMBER_PARAMETER];
  return typeof named === 'string' ? named : null;
}

/**
 * Whether this session may do what operators do: the account accepted an invitation, its address is confirmed, and
 * the session was opened with more than a password.
 */
export function runsTheSite({ operator, confirmedAtMs, secondFactor }: SignedIn): boolean {
  return operator && confirmedAtMs !== null && secondFactor;
}
