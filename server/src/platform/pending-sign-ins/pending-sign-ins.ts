import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/transaction';
import type { Clock } from '../clock';
import { cookieAttributes, cookieNames } from '../session/cookies';
import { noteSecurity } from '../security-events/security-events';
import { isToken, newToken, sha256 } from '../tokens';
import { addPendingSignIn, findPendingSignIn, type PendingSignIn, removePendingSignIn } from './store';

/** Long enough to fetch the phone from another room. */
const LIFETIME_SECONDS = 600;

/** Sign-ins that are half done: what is shown next in the same browser completes them. */
export type PendingSignIns = {
  /** @param userId whose password was right; null for who begins with a passkey */
  open(reply: FastifyReply, userId: string | null): Promise<PendingSignIn>;
  find(request: FastifyRequest): Promise<PendingSignIn | null>;
  /** Ends one. @returns false when it was ended before: each completes one sign-in at most */
  end(reply: FastifyReply, pending: PendingSignIn): Promise<boolean>;
};

export function createPendingSignIns({
  db,
  clock,
  https,
}: {
  db: Db;
  clock: Clock;
  https: boolean;
}): PendingSignIns {
  const name = cookieNames(https).signIn;
  const attributes = cookieAttributes(https);
  return {
    async open(reply, userId) {
      const token = newToken();
      const pending = { id: sha256(token), userId };
      await addPendingSignIn(db, pending, clock.now() + LIFETIME_SECONDS * 1000);
      reply.setCookie(name, token, { ...attributes, maxAge: LIFETIME_SECONDS });
      return pending;
    },

    async find(request) {
      const token = request.cookies[name];
      const pending = isToken(token) ? await findPendingSignIn(db, sha256(token), clock.now()) : null;
      if (pending?.userId != null) noteSecurity(request, { account: pending.userId });
      return pending;
    },

    async end(reply, { id }) {
      reply.clearCookie(name, attributes);
      return removePendingSignIn(db, id);
    },
  };
}
