import { type Headers, securityHeaders } from '../../platform/http/security-headers';

/** Headers of every page, whatever is on it. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // A page names the files of its build, so a kept one must be asked about before it is shown again.
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
} as const;

type Inline = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };

/** The headers of one page; its inline parts are allowed by their hashes and nothing else is. */
export function pageHeaders(inline: Inline, etag: string, https: boolean): Headers {
  return {
    ...securityHeaders({ https }),
    ...HEADERS,
    etag,
    'content-security-policy': contentSecurityPolicy(inline),
  };
}

/** The headers of a page's data. */
export function pageDataHeaders(etag: string, https: boolean): Headers {
  return {
    ...pageHeaders({ scriptHashes: [], styleHashes: [] }, etag, https),
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  };
}

function contentSecurityPolicy({ scriptHashes, styleHashes }: Inline): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    // The platform's privacy-enhanced player, and only after a tap.
    `frame-src https://www.youtube-nocookie.com`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
