import cookie from '@fastify/cookie';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { type DeclaredRoute, guardAccess, runsTheSite } from '../platform/access/access';
import { answerError, answerErrors } from '../platform/errors/error-answers';
import { answerWrongMethods } from '../platform/errors/wrong-method';
import { answerSerializer } from '../platform/http/answer-serializer';
import { BODY_LIMIT } from '../platform/http/limits';
import { closeConnectionsWhen } from '../platform/http/listener';
import { keepOutNul } from '../platform/http/nul-character';
import { guardOrigin } from '../platform/http/origin-guard';
import { hintAtProxy } from '../platform/http/proxy-hint';
import { nameRequests, requestIds } from '../platform/http/request-id';
import { refuseOversized } from '../platform/http/request-limits';
import { RequestLog } from '../platform/http/request-log';
import { addSecurityHeaders, securityHeaders } from '../platform/http/security-headers';
import { proxyTrust } from '../platform/http/trusted-proxies';
import { measureRequests } from '../platform/metrics/measure-requests';
import { describeApi } from '../platform/openapi/openapi';
import { limitRoutes } from '../platform/rate-limits/route-limits';
import { demandProof } from '../platform/re-authentication/demand-proof';
import { logSecurityEvents } from '../platform/security-events/security-events';
import { cookieNames } from '../platform/session/cookies';
import type { Core } from './core';

type HttpModule = {
  readonly app: FastifyInstance;
  /** Every route and who may use it. */
  declaredRoutes(): DeclaredRoute[];
  /** The OpenAPI document of the routes. */
  document(): Promise<object>;
  isProxyIgnored(): boolean;
};

/** The framework with all that happens to every request: limits, headers, log, metrics, access. */
export async function httpModule(core: Core, isStopping: () => boolean): Promise<HttpModule> {
  const { config, publicUrl, https, log, metrics, sessions, rateLimits, reAuthentication } = core;
  const headers = securityHeaders({ https });
  const trustsProxy = proxyTrust(config.trustProxy);
  // Named by Fastify's own type, so that every plugin sees the logger it expects.
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new RequestLog(),
    genReqId: requestIds(trustsProxy),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustsProxy,
    // Without them Fastify loads its own, which is a third of the bundle and never asked.
    schemaController: { compilersFactory: { buildValidator: setBelow, buildSerializer: setBelow } },
    // Fastify waits for nothing here; the answer itself is sent before the promise ends.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer);
  app.removeContentTypeParser('text/plain');

  answerErrors(app);
  measureRequests(app, metrics);
  nameRequests(app);
  addSecurityHeaders(app, headers);
  refuseOversized(app);
  keepOutNul(app);
  logSecurityEvents(app);
  guardOrigin(app, { publicOrigin: publicUrl });
  closeConnectionsWhen(app, isStopping);
  const proxyHint = hintAtProxy(app, { trusted: config.trustProxy !== false });
  answerWrongMethods(app);
  await app.register(cookie);
  const declaredRoutes = guardAccess(app, { sessions, isOperator: runsTheSite });
  limitRoutes(app, rateLimits);
  demandProof(app, { reAuthentication });
  const document = describeApi(app, { publicUrl, sessionCookie: cookieNames(https).session });
  return { app, declaredRoutes, document, isProxyIgnored: proxyHint.ignored };
}

function setBelow(): never {
  throw new Error('The schema compilers are set when the app is created.');
}
