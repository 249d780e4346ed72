import type { FastifyInstance } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

/** What a browser may be asked for, and by whom. */
function permissionsPolicy(cameraAndMicrophone: '()' | '(self)'): string {
  return `camera=${cameraAndMicrophone}, geolocation=(), microphone=${cameraAndMicrophone}, payment=(), usb=()`;
}

/**
 * A document keeps the policy that it was opened with, whatever page is shown in it later. So each page has that of the
 * two which need a camera or a microphone; the browser asks the person before either is on.
 */
export const PAGE_PERMISSIONS: Headers = { 'permissions-policy': permissionsPolicy('(self)') };

const COMMON = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy('()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For answers that no browser should ever show, run or keep. */
const API_ONLY = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** Headers of every response: pages, the API, redirects, and errors of the HTTP parser. */
export function securityHeaders({ https }: { https: boolean }): Headers {
  if (!https) return COMMON;
  return { ...COMMON, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/** On every answer of the framework. A constant hook, since @fastify/helmet costs two thirds of the requests a second. */
export function addSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  addHeaders(app, headers);
}

/** On every answer of the API, besides those that all answers carry. */
export function addApiHeaders(app: FastifyInstance): void {
  addHeaders(app, API_ONLY);
}

function addHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
