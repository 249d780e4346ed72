import type { PageBundle } from '@stillgrove/contract/pages';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '../../platform/errors/refusal';
import { html } from '../../platform/html';
import { acceptedEncoding } from '../../platform/http/accepted-encoding';
import type { Headers } from '../../platform/http/security-headers';
import type { KeptPage } from './kept-page';
import type { Log } from '../../platform/logging';
import type { Metrics } from '../../platform/metrics/metrics';
import type { PageCache } from './page-cache';

export type PageHandler = {
  /** Serves a page or a redirect to one; false leaves the request to the framework. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Paths of pages for operators, as routes of the framework, which knows who asks. */
  readonly guardedPaths: readonly string[];
  /** Serves one of those pages to someone who may see it. */
  serveGuarded(path: string, request: IncomingMessage, response: ServerResponse): void;
  /** A page with the sentence of a refusal above it, to be sent by a route of the framework. */
  withNotice(path: string, refusal: Refusal): Promise<PageWithNotice>;
  /** Serves the page that says there is no page. */
  notFound(request: IncomingMessage, response: ServerResponse): void;
};

export type PageWithNotice = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Serves pages from memory, before the framework: its hooks would cost most of the requests a second. */
export function createPageHandler(
  cache: PageCache,
  bundle: PageBundle,
  options: {
    log: Log;
    metrics: Pick<Metrics, 'pageServed'>;
    /** Carried by what is no page: redirects and faults. */
    headers: Headers;
  },
): PageHandler {
  const { log, metrics, headers } = options;
  const guarded = new Set(bundle.forOperators);
  const open = bundle.paths.filter((path) => !guarded.has(path));
  const spellings = new Map(open.map((path) => [path.toLowerCase(), path]));

  return {
    guardedPaths: bundle.forOperators,
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { url = '/' } = request;
      if (url.startsWith(API)) return false;
      const beganMs = performance.now();
      const { path, search } = split(url);
      if (guarded.has(path)) return false;
      const own = cache.find(path, path === '/' ? landingVariant(search) : null);
      const route = own === undefined ? withIdNamed(path) : path;
      if (guarded.has(route)) return false;
      const page = own ?? cache.find(route, null);
      if (page !== undefined) {
        serve(request, response, page, () => tell(request, response, route, beganMs));
        return true;
      }
      const target = bundle.redirects[path.toLowerCase()] ?? otherSpelling(path, search);
      if (target === undefined) return false;
      response.writeHead(308, { ...headers, location: target, 'cache-control': 'no-cache' }).end();
      tell(request, response, 'redirect', beganMs);
      return true;
    },
    serveGuarded(path, request, response) {
      const page = cache.find(path, null);
      if (page !== undefined) serve(request, response, page);
    },
    async withNotice(path, refusal) {
      const page = await cache.find(path, null);
      if (page === undefined) throw new Error(`There is no page ${path} to show a refusal on.`);
      return withNotice(page, refusal);
    },
    notFound(request, response) {
      serve(request, response, cache.notFound());
    },
  };

  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    page: KeptPage | Promise<KeptPage>,
    done?: () => void,
  ): void {
    if (!(page instanceof Promise)) {
      send(request, response, page);
      done?.();
      return;
    }
    void page
      .then(
        (rendered) => send(request, response, rendered),
        (err: unknown) => {
          log.error({ err }, 'could not render a page');
          response.writeHead(500, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
          response.end('We couldn’t show this page. Please try again in a minute.');
        },
      )
      .then(done);
  }

  function tell(
    { method = '' }: IncomingMessage,
    { statusCode }: ServerResponse,
    route: string,
    beganMs: number,
  ): void {
    metrics.pageServed({ method, route, status: statusCode, seconds: (performance.now() - beganMs) / 1000 });
  }

  /** The address in its one spelling when only case or a last slash differ. */
  function otherSpelling(path: string, search: string): string | undefined {
    const wanted = withoutLastSlashes(path);
    const spelling =
      spellings.get(wanted.toLowerCase()) ??
      spellings
        .get(withIdNamed(wanted).toLowerCase())
        // A function, since a text could name parts of what it replaces.
        ?.replace(ID, () => wanted.slice(wanted.lastIndexOf('/') + 1));
    return spelling === undefined ? undefined : spelling + search;
  }
}

/** Where no page is: calls need not wait until that is found out. */
const API = '/api/';

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

function landingVariant(search: string): string | null {
  return search === '' ? null : new URLSearchParams(search).get('landing');
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.headers.identity).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  response.writeHead(page.status, page.headers[encoding]);
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

/** Above the page and outside of what its scripts know, so that they take over as on any other. */
function withNotice(page: KeptPage, { message }: Refusal): PageWithNotice {
  const notice = html`<p class="notice" role="alert" tabindex="-1" autofocus data-notice>${message}</p>`;
  const body = page.bodies.identity.toString().replace('<body>', () => `<body>${notice.markup}`);
  const { etag: _other, 'content-length': _shorter, ...headers } = page.headers.identity;
  return { headers: { ...headers, 'cache-control': 'no-store' }, body };
}
