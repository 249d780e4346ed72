import { PENDING_SIGN_IN_MS } from '@stillgrove/domain/accounts/session-policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { isBasisUnchanged, type SignInBasis } from '../account-state/store';
import type { Clock } from '../clock';
import { cookieAttributes, cookieNames } from '../session/cookies';
import { noteSecurity } from '../security-events/security-events';
import { isToken, newToken, sha256 } from '../tokens';
import { addPendingSignIn, findPendingSignIn, type PendingSignIn, removePendingSignIn } from './store';

/** Sign-ins that are half done: what is shown next in the same browser completes them. */
export type PendingSignIns = {
  /**
   * For whoever showed the right password. What it rested on is compared in the transaction that opens it.
   *
   * @returns null when the password or the factors are others by now
   */
  open(reply: FastifyReply, basis: SignInBasis): Promise<PendingSignIn | null>;
  /** For someone who starts with a passkey. */
  openForPasskey(reply: FastifyReply): Promise<PendingSignIn>;
  find(request: FastifyRequest): Promise<PendingSignIn | null>;
  /**
   * Uses one up in the transaction that opens the session.
   *
   * @returns false when it was ended before: each completes one sign-in at most
   */
  take(tx: Tx, pending: PendingSignIn): Promise<boolean>;
  /** Takes its token from the browser. */
  forget(reply: FastifyReply): void;
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
  const add = async (from: Db, token: string, userId: string | null) => {
    const pending = { id: sha256(token), userId };
    await addPendingSignIn(from, pending, clock.now() + PENDING_SIGN_IN_MS);
    return pending;
  };
  const handOver = (reply: FastifyReply, token: string) => {
    reply.setCookie(name, token, { ...attributes, maxAge: PENDING_SIGN_IN_MS / 1000 });
  };
  return {
    async open(reply, basis) {
      const token = newToken();
      const pending = await inTransaction(db, async (tx) =>
        (await isBasisUnchanged(tx, basis)) ? add(tx, token, basis.userId) : null,
      );
      if (pending !== null) handOver(reply, token);
      return pending;
    },

    async openForPasskey(reply) {
      const token = newToken();
      const pending = await add(db, token, null);
      handOver(reply, token);
      return pending;
    },

    async find(request) {
      const token = request.cookies[name];
      const pending = isToken(token) ? await findPendingSignIn(db, sha256(token), clock.now()) : null;
      if (pending?.userId != null) noteSecurity(request, { account: pending.userId });
      return pending;
    },

    take: (tx, { id }) => removePendingSignIn(tx, id),

    forget(reply) {
      reply.clearCookie(name, attributes);
    },
  };
}
