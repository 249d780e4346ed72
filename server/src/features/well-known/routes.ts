import type { FastifyPluginAsync } from 'fastify';
import type { Site } from '@stillgrove/contract/site';
import type { Clock } from '../../platform/clock';
import { limitCallsOfAddresses } from '../../platform/rate-limits/address-gate';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { webManifest } from './manifest';
import { robotsText, securityText, sitemapXml } from './files';

const DAY_MS = 86_400_000;

type WellKnownOptions = {
  clock: Clock;
  publicUrl: string;
  /** Paths of the pages that search engines may list. */
  indexed: readonly string[];
  /** What the operator says about the instance. */
  site: () => Promise<Pick<Site, 'name' | 'email'>>;
  rateLimits: RateLimits;
};

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
const MANIFEST = { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' };
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };

/** Files that programs look for at addresses known to all. */
export const wellKnownRoutes: FastifyPluginAsync<WellKnownOptions> = async (app, options) => {
  const { clock, publicUrl, indexed, site, rateLimits } = options;
  const robots = robotsText(publicUrl);
  const sitemap = sitemapXml(publicUrl, indexed);
  const expiresMs = (Math.floor(clock.now() / DAY_MS) + 365) * DAY_MS;
  const schema = { hide: true };
  limitCallsOfAddresses(app, rateLimits);

  app.get(
    '/robots.txt',
    { config: { access: 'public', limit: 'calls-of-address' }, schema },
    (_request, reply) => reply.headers(TEXT).send(robots),
  );

  app.get(
    '/sitemap.xml',
    { config: { access: 'public', limit: 'calls-of-address' }, schema },
    (_request, reply) => reply.headers(XML).send(sitemap),
  );

  app.get(
    '/.well-known/security.txt',
    { config: { access: 'public', limit: 'calls-of-address' }, schema },
    async (_request, reply) => {
      const { email } = await site();
      return reply.headers(TEXT).send(securityText({ publicUrl, email, expiresMs }));
    },
  );

  app.get(
    '/manifest.webmanifest',
    { config: { access: 'public', limit: 'calls-of-address' }, schema },
    async (_request, reply) => reply.headers(MANIFEST).send(JSON.stringify(webManifest((await site()).name))),
  );

  app.get(
    '/security.txt',
    { config: { access: 'public', limit: 'calls-of-address' }, schema },
    (_request, reply) => reply.header('cache-control', 'no-cache').redirect('/.well-known/security.txt', 308),
  );
};
