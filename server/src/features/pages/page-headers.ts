import { type Headers, PAGE_PERMISSIONS } from '../../platform/http/security-headers';

/** Headers of every page and of its data, whatever is on it, beside those that all answers carry. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // A page names the files of its build, so a kept one must be asked about before it is shown again.
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
} as const;

type Inline = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };

/** The headers of one page; its inline parts are allowed by their hashes and nothing else is. */
export function pageHeaders(inline: Inline, etag: string): Headers {
  return {
    ...HEADERS,
    ...PAGE_PERMISSIONS,
    etag,
    'content-security-policy': contentSecurityPolicy(inline),
  };
}

/** The headers of a page's data. */
export function pageDataHeaders(etag: string): Headers {
  return {
    ...HEADERS,
    etag,
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
    // Sound that the device has made itself.
    `media-src 'self' blob:`,
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
