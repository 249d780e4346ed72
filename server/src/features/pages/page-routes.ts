import { pageDataPath, type PageBundle } from '@stillgrove/contract/pages';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../platform/errors/refusal';
import { html } from '../../platform/html';
import { acceptedEncoding } from '../../platform/http/accepted-encoding';
import type { KeptPage } from './kept-page';
import type { PageCache } from './page-cache';

/** The pages of the web build and the memory that holds them. */
export type Pages = {
  readonly bundle: Omit<PageBundle, 'render'>;
  readonly cache: Pick<PageCache, 'find' | 'notFound'>;
  /** Called when what pages are made of may have changed. */
  lookAgain(): void;
};

const FREE = { none: 'A page comes from memory; to count its requests would cost more than to answer them.' };

/** Every page and its data, each as a route of its own. */
export const pageRoutes: FastifyPluginAsync<{ pages: Pages }> = async (app, { pages: { bundle, cache } }) => {
  const forOperators = new Set(bundle.forOperators);
  for (const path of [...bundle.paths, ...bundle.withData.map(pageDataPath)]) {
    const access = forOperators.has(path) ? 'operator' : 'public';
    app.get<{ Querystring: { landing?: string } }>(
      path,
      { config: { access, limit: FREE }, schema: { hide: true } },
      (request, reply) => {
        const variant =
          path === '/' && typeof request.query.landing === 'string' ? request.query.landing : null;
        const page = cache.find(path, variant);
        if (page === undefined) throw new Error(`There is no page ${path}.`);
        return sendPage(request, reply, page);
      },
    );
  }
};

/**
 * Answers for paths that are no page: leads to the page whose path differs in case or by a last slash, or to where an
 * old path leads; else says that there is no such page.
 */
export function createUnknownPage({ bundle, cache }: Pages) {
  const forOperators = new Set(bundle.forOperators);
  const open = bundle.paths.filter((path) => !forOperators.has(path));
  const spellings = new Map(open.map((path) => [path.toLowerCase(), path]));

  const otherSpelling = (path: string): string | undefined => {
    const wanted = withoutLastSlashes(path);
    const known = spellings.get(wanted.toLowerCase());
    // A function, since a text could name parts of what it replaces.
    const withId = () =>
      spellings
        .get(withIdNamed(wanted).toLowerCase())
        ?.replace(ID, () => wanted.slice(wanted.lastIndexOf('/') + 1));
    const spelling = known ?? withId();
    return spelling === path ? undefined : spelling;
  };

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { path, search } = split(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const spelling = isRead ? otherSpelling(path) : undefined;
    const target = isRead ? bundle.redirects[path.toLowerCase()] : undefined;
    if (target !== undefined || spelling !== undefined)
      return reply.header('cache-control', 'no-cache').redirect(target ?? `${spelling ?? ''}${search}`, 308);
    return sendPage(request, reply, cache.notFound());
  };
}

export type PageWithNotice = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A page with the sentence of a refusal above it, and outside of what its code knows, which takes over as ever. */
export async function pageWithNotice(
  { cache }: Pages,
  path: string,
  { message }: Refusal,
): Promise<PageWithNotice> {
  const page = await cache.find(path, null);
  if (page === undefined) throw new Error(`There is no page ${path} to show a refusal on.`);
  const notice = html`<p class="notice" role="alert" tabindex="-1" autofocus data-notice>${message}</p>`;
  const body = page.bodies.identity.toString().replace('<body>', () => `<body>${notice.markup}`);
  const { etag: _other, 'content-length': _shorter, ...headers } = page.headers.identity;
  return { headers: { ...headers, 'cache-control': 'no-store' }, body };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage | Promise<KeptPage>,
): FastifyReply {
  if (!(page instanceof Promise)) return sendKept(request, reply, page);
  page.then(
    (rendered) => sendKept(request, reply, rendered),
    (err: unknown) => {
      request.log.error({ err }, 'could not render a page');
      reply.code(500).type('text/plain; charset=utf-8');
      reply.send('We couldn’t show this page. Please try again in a minute.');
    },
  );
  return reply;
}

function sendKept({ headers }: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  if (page.status === 200 && headers['if-none-match'] === page.etag) {
    const { 'content-length': _none, ...unchanged } = page.headers.identity;
    return reply.code(304).headers(unchanged).send();
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  return reply.code(page.status).headers(page.headers[encoding]).send(page.bodies[encoding]);
}

/** Placeholder in the paths of pages that are the same for every id. */
const ID = ':id';

function withIdNamed(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  return start === path.length ? path : path.slice(0, start) + ID;
}

function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function split(url: string): { path: string; search: string } {
  const start = url.indexOf('?');
  return start === -1 ? { path: url, search: '' } : { path: url.slice(0, start), search: url.slice(start) };
}
