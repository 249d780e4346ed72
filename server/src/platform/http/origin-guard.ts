import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../errors/refusal';

declare module 'fastify' {
  // Declarations merge for interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** A GET that changes something or gives away all personal data; other methods are taken to change. */
    guardedAsChange?: boolean;
    /** Other sites may call it; it must not look at cookies. */
    openToOtherSites?: boolean;
  }
}

/** Set by our own pages at every call. */
const OWN_CALL = 'x-requested-with';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const CROSS_SITE = new Refusal({ code: 'cross-site' });

/**
 * Refuses changes that another site requests with a visitor's cookies (CSRF).
 *
 * @param publicOrigin origin under which people reach the instance, with its scheme
 */
export function guardOrigin(app: FastifyInstance, { publicOrigin }: { publicOrigin: string }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { guardedAsChange = false, openToOtherSites = false } = request.routeOptions.config;
    const changes = !SAFE_METHODS.has(request.method) || guardedAsChange;
    if (changes && !openToOtherSites && isCrossSite(request, publicOrigin)) {
      refuse(reply, CROSS_SITE);
      return;
    }
    done();
  });
}

function isCrossSite(request: FastifyRequest, publicOrigin: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  // Only browsers send it, and no page can forge it. `none` means that the person opened the address themselves.
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  // Older browsers, and newer ones on plain HTTP, send the origin or at least the referrer.
  const source = request.headers.origin ?? request.headers.referer;
  // A GET on plain HTTP that follows a link without a referrer has neither. Our own calls send a header
  // that other sites cannot set; programs can send it, too.
  if (source === undefined)
    return SAFE_METHODS.has(request.method) && request.headers[OWN_CALL] === undefined;
  // The whole origin, as the settings name it: the header `Host` is whatever the caller says.
  return source !== publicOrigin && !(URL.canParse(source) && new URL(source).origin === publicOrigin);
}
