import { INVENTORY } from '@stillgrove/domain/retention/inventory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/transaction';
import type { Clock } from '../clock';
import { cookieAttributes, cookieNames } from '../session/cookies';
import { isToken, newToken, sha256 } from '../tokens';
import { isAnyDeviceKnown, isKnownDevice, rememberDevice } from './store';

/**
 * Devices on which someone signed in before, by a token in a cookie that outlives the session. It
 * opens nothing: it only keeps the tries of strangers from locking the owner out.
 *
 * After OWASP's "Slow Down Online Guessing Attacks with Device Cookies".
 */
export type KnownDevices = {
  /** Names the device if it is known for the account, whether that exists or not. */
  find(request: FastifyRequest, emailKey: string): Promise<string | null>;
  /** SHA-256 of the device's token, whomever it is known for; null when it has none. */
  current(request: FastifyRequest): string | null;
  /** Whether no device is known for the account: no one has signed in to it yet, or not for a long time. */
  isFirstSignIn(userId: string): Promise<boolean>;
  /** Remembers the device with the session that is opened there. @returns its new token */
  remember(tx: Tx, request: FastifyRequest, userId: string): Promise<string>;
  /** Gives the browser the new token of its device, once the change is on disk. */
  handOver(reply: FastifyReply, token: string): void;
  /** Takes the token from the browser. */
  forget(reply: FastifyReply): void;
};

export function createKnownDevices({
  db,
  clock,
  https,
}: {
  db: Db;
  clock: Clock;
  https: boolean;
}): KnownDevices {
  const name = cookieNames(https).device;
  const maxAge = INVENTORY.knownDevices.days * 86_400;

  const current = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return isToken(token) ? sha256(token) : null;
  };

  return {
    current,

    async find(request, emailKey) {
      const tokenHash = current(request);
      return tokenHash !== null && (await isKnownDevice(db, tokenHash, emailKey)) ? tokenHash : null;
    },

    isFirstSignIn: async (userId) => !(await isAnyDeviceKnown(db, userId)),

    async remember(tx, request, userId) {
      // Never the token that the browser showed: a stranger may have planted it and know it, too.
      const token = newToken();
      const named = { tokenHash: sha256(token), formerTokenHash: current(request) };
      await rememberDevice(tx, named, userId, clock.now());
      return token;
    },

    handOver(reply, token) {
      reply.setCookie(name, token, { ...cookieAttributes(https), maxAge });
    },

    forget(reply) {
      reply.clearCookie(name, cookieAttributes(https));
    },
  };
}
