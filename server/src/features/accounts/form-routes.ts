import { signIn } from '@stillgrove/contract/operations/accounts';
import { loginRequest } from '@stillgrove/contract/accounts';
import {
  SECOND_STEP_PARAMETER,
  SIGNED_IN_COOKIE,
  LOGOUT_PENDING_COOKIE,
} from '@stillgrove/contract/sign-in-form';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { Refusal } from '../../platform/errors/refusal';
import { refusalOf } from '../../platform/errors/refusal-of';
import { limitCallsOfAddresses } from '../../platform/rate-limits/address-gate';
import type { RateLimits } from '../../platform/rate-limits/rate-limits';
import { noteSecurity } from '../../platform/security-events/security-events';
import { pathOnOrigin } from './path-on-origin';
import type { PasswordSignIn } from './password-sign-in';

type FormOptions = {
  signInByPassword: PasswordSignIn;
  rateLimits: RateLimits;
  publicOrigin: string;
  https: boolean;
  /** The sign-in page with a sentence that says why no one was signed in. */
  pageWithNotice: (
    refusal: Refusal,
  ) => Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: string }>;
};

type Fields = { email?: string; password?: string };

const FORM = 'application/x-www-form-urlencoded';
/** Bytes; an address and a password, each character written as nine. */
const FORM_LIMIT = 8 * 1024;
/** Long enough for the next page to load. */
const TOLD_SECONDS = 120;

/**
 * The sign-in page's own form, for whoever presses Enter before any script has arrived, or has none. It answers
 * with pages where the API answers with JSON.
 */
export const signInFormRoutes: FastifyPluginAsync<FormOptions> = async (app, options) => {
  const { signInByPassword, rateLimits, publicOrigin, https, pageWithNotice } = options;
  limitCallsOfAddresses(app, rateLimits);

  const showRefusal = async (refusal: Refusal, reply: FastifyReply) => {
    noteSecurity(reply.request, { reason: refusal.code });
    const { headers, body } = await pageWithNotice(refusal);
    return reply
      .code(refusal.status)
      .headers({ ...refusal.headers, ...headers })
      .send(body);
  };

  app.addContentTypeParser<string>(
    FORM,
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text.replaceAll('%00', ''))));
    },
  );

  app.post<{ Body: Fields; Querystring: { from?: string | string[] } }>(
    '/login',
    {
      config: { access: 'public', limit: signIn.limit, securityEvent: 'sign-in' },
      schema: { hide: true },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const fields = loginRequest.safeParse({ email, password });
      if (!fields.success) {
        return showRefusal(incomplete(fields.error.issues), reply);
      }
      const result = await signInByPassword(fields.data, { request, reply }).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error;
        request.log.error({ err: error }, 'a sign-in by the form failed');
        return refusalOf(error);
      });
      if (result instanceof Refusal) return showRefusal(result, reply);
      const target = pathOnOrigin(request.query.from, publicOrigin);
      if (result.secondFactor !== undefined) {
        const step = new URLSearchParams({
          [SECOND_STEP_PARAMETER]: result.secondFactor.join('.'),
          from: target,
        });
        return reply.redirect(`/login?${step.toString()}`, 303);
      }
      // Scripts read both: the page that follows greets, and no earlier logout is repeated into this session.
      const readable = { path: '/', sameSite: 'lax', secure: https } as const;
      reply.setCookie(SIGNED_IN_COOKIE, 'yes', { ...readable, maxAge: TOLD_SECONDS });
      reply.clearCookie(LOGOUT_PENDING_COOKIE, readable);
      return reply.redirect(target, 303);
    },
  );
};

/** One sentence for each field. */
function incomplete(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Refusal {
  const sentences = new Map<PropertyKey | undefined, string>();
  for (const { path, message } of issues) if (!sentences.has(path[0])) sentences.set(path[0], message);
  return new Refusal({ code: 'invalid-fields', message: [...sentences.values()].join(' ') });
}
