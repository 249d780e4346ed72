import type { CookieSerializeOptions } from '@fastify/cookie';

type CookieNames = {
  readonly session: string;
  /** Holds the token of a session that could not be removed when its person signed out. */
  readonly endedSession: string;
  readonly device: string;
  readonly signIn: string;
};

/** The `__Host-` prefix lets no other host or path set the cookie; browsers demand HTTPS for it. */
export function cookieNames(https: boolean): CookieNames {
  const prefix = https ? '__Host-' : '';
  return {
    session: `${prefix}stillgrove-session`,
    endedSession: `${prefix}stillgrove-ended-session`,
    device: `${prefix}stillgrove-device`,
    signIn: `${prefix}stillgrove-sign-in`,
  };
}

/** Attributes of our cookies: out of reach for scripts and other sites. */
export function cookieAttributes(https: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: https, path: '/' };
}
