import type { RenderedPage } from '@stillgrove/contract/pages';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../platform/http/accepted-encoding';
import type { Headers } from '../../platform/http/security-headers';
import { pageDataHeaders, pageHeaders } from './page-headers';

/** A rendered page in each encoding, ready to be sent without any further work. */
export type KeptPage = {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly headers: Record<Encoding, Headers>;
  readonly bodies: Record<Encoding, Buffer>;
  /** Whether its bodies are as small as they get. */
  readonly isSmall: boolean;
};

/** Fast enough to compress a page while someone waits; `compressWell` follows when there is time. */
const QUICK_QUALITY = 5;
/** Eleven would save two percent more, for three times the processor time at each start. */
const BEST_QUALITY = 10;
/** As wide as the largest page, in powers of two: a wider one costs memory and gains nothing. */
const WINDOW = 18;

export function keepPage(page: RenderedPage): KeptPage {
  return keep(page.status, page.html, (etag) => pageHeaders(page, etag));
}

/** The data of a page, for visitors who come from another page. */
export function keepPageData(json: string): KeptPage {
  return keep(200, json, pageDataHeaders);
}

function keep(status: KeptPage['status'], text: string, headers: (etag: string) => Headers): KeptPage {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const bodies = {
    identity,
    gzip: gzipSync(identity),
    br: brotliCompressSync(identity, brotli(QUICK_QUALITY)),
  };
  return { status, etag, bodies, headers: headersOf(bodies, headers(etag)), isSmall: false };
}

/** The same page with a smaller body; off the main thread. */
export async function compressWell(page: KeptPage): Promise<KeptPage> {
  const br = await promisify(brotliCompress)(page.bodies.identity, brotli(BEST_QUALITY));
  const bodies = { ...page.bodies, br };
  return { ...page, bodies, headers: headersOf(bodies, page.headers.identity), isSmall: true };
}

function brotli(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW } };
}

function headersOf(bodies: Record<Encoding, Buffer>, common: Headers): Record<Encoding, Headers> {
  const sized = (encoding: Encoding) => ({ ...common, 'content-length': String(bodies[encoding].length) });
  return {
    identity: sized('identity'),
    gzip: { ...sized('gzip'), 'content-encoding': 'gzip' },
    br: { ...sized('br'), 'content-encoding': 'br' },
  };
}
