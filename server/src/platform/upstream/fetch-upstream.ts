import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { UpstreamError } from './upstream-error';
import { isPublicAddress, publicLookup } from './public-addresses';

const TIME_LIMIT_MS = 3_000;
const SIZE_LIMIT = 1_000_000;
const REDIRECTS_MAX = 3;

type UpstreamAnswer = { readonly contentType: string; readonly body: Buffer };

type Options = {
  /** Origins that the operator named; they alone may lie in a private network. */
  readonly trustedOrigins: readonly string[];
  /** Where a redirect may lead, besides that its address is public; the named origins alone unless given. */
  readonly allows?: (url: URL) => boolean;
};

/**
 * Calls an upstream service, with nothing in the request that came from a visitor. At most three
 * seconds and one megabyte in all. A redirect is followed to public addresses only; the address that
 * was checked is the one that is connected to.
 *
 * @throws UpstreamError
 */
export async function fetchUpstream(address: string, options: Options): Promise<UpstreamAnswer> {
  const { trustedOrigins, allows = ({ origin }: URL) => trustedOrigins.includes(origin) } = options;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  let url = new URL(address);
  let isTrusted = trustedOrigins.includes(url.origin);
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await open(url, isTrusted, signal);
      const target = redirectTarget(response, url);
      if (target === null) return await read(response);
      response.destroy();
      if (!allows(target)) throw new UpstreamError('private-address');
      url = target;
      isTrusted = false;
    }
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(signal.aborted ? 'timeout' : 'no-connection', { cause: error });
  }
  throw new UpstreamError('too-many-redirects');
}

function open(url: URL, isTrusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an address already is never looked up, so it is checked here.
  if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host)) throw new UpstreamError('private-address');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        // One connection a call: nothing is kept open to anyone.
        agent: false,
        // Unpacked answers only, so that the size limit counts what is kept.
        headers: { 'accept-encoding': 'identity', 'user-agent': 'Stillgrove' },
        ...(!isTrusted && { lookup: publicLookup }),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return null;
  if (!URL.canParse(headers.location, from.href)) throw new UpstreamError('unreadable');
  const target = new URL(headers.location, from);
  const isWeb = target.protocol === 'https:' || (target.protocol === 'http:' && from.protocol === 'http:');
  if (!isWeb) throw new UpstreamError('private-address');
  return target;
}

async function read(response: IncomingMessage): Promise<UpstreamAnswer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new UpstreamError('bad-status');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop by a throw ends the connection, however much more would come.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > SIZE_LIMIT) throw new UpstreamError('too-large');
    chunks.push(chunk);
  }
  return { contentType: response.headers['content-type'] ?? '', body: Buffer.concat(chunks) };
}

/**
 * Reads the body of an answer as JSON.
 *
 * @throws UpstreamError when it is something else
 */
export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new UpstreamError('unreadable', { cause });
  }
}
