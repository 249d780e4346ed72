import { deviceOf } from '@stillgrove/domain/accounts/device';
import { isUseToBeNoted } from '@stillgrove/domain/accounts/session-policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseReadOnly, isStorageFailure } from '../../db/errors';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import type { Clock } from '../clock';
import type { KnownDevices } from '../known-devices/known-devices';
import { noteSecurity } from '../security-events/security-events';
import { isToken, newToken, sha256 } from '../tokens';
import { cookieAttributes, cookieNames } from './cookies';
import {
  addSession,
  findSession,
  noteSeen,
  noteUsed,
  removeOldestSessions,
  removeSession,
  type SessionUse,
  type SignedIn,
} from './store';

const SECONDS_PER_DAY = 86_400;
/** Open sessions of one account; the oldest ends when there would be more. */
const SESSIONS_MAX = 50;

/** A session under its new token, which the browser has yet to get. */
export type RenewedSession = { readonly token: string; readonly expiresAtMs: number };

type NewSession = {
  readonly userId: string;
  readonly secondFactor: boolean;
  /**
   * Whether what was shown still counts. Asked in the transaction that opens the session: a password takes
   * long to check, and meanwhile all that it opens may have been ended.
   */
  readonly stillCounts: (tx: Tx) => Promise<boolean>;
};

/** Who is signed in on a device, by an opaque token in a cookie. */
export type Sessions = {
  find(request: FastifyRequest): Promise<SignedIn | null>;
  /**
   * Opens a new session, ends the one that this browser had and remembers the device.
   *
   * @returns false when what was shown counts no more
   */
  open(request: FastifyRequest, reply: FastifyReply, session: NewSession): Promise<boolean>;
  /** Gives the browser the new token of its session, once the change is on disk. */
  handOver(reply: FastifyReply, renewed: RenewedSession): void;
  /**
   * Signs this browser out whatever the database says: its cookie goes first.
   *
   * @throws what the database throws; the browser then keeps the token for the next try alone
   */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

export function createSessions(options: {
  db: Db;
  clock: Clock;
  days: number;
  https: boolean;
  knownDevices: Pick<KnownDevices, 'remember' | 'handOver'>;
}): Sessions {
  const { db, clock, https, knownDevices } = options;
  const { session: name, endedSession } = cookieNames(https);
  const attributes = cookieAttributes(https);
  const lifetimeSeconds = options.days * SECONDS_PER_DAY;

  const hashIn = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return isToken(token) ? sha256(token) : null;
  };

  /** On a full disk, and from a server that takes no changes, people can still read. */
  const ifPossible = async (write: Promise<void>) => {
    try {
      await write;
    } catch (error) {
      if (!isStorageFailure(error) && !(error instanceof DatabaseReadOnly)) throw error;
    }
  };

  const noteUse = async ({ sessionId, operator }: SignedIn, use: SessionUse) => {
    const nowMs = clock.now();
    // Once a day: that is all that a person needs to know a device by.
    if (!isToday(use.lastSeenDay, nowMs)) await ifPossible(noteSeen(db, sessionId, dayOf(nowMs)));
    if (isUseToBeNoted(use, operator, nowMs)) await ifPossible(noteUsed(db, sessionId, nowMs));
  };

  return {
    async find(request) {
      const tokenHash = hashIn(request);
      const found = tokenHash === null ? null : await findSession(db, tokenHash, clock.now());
      if (found === null) return null;
      await noteUse(found.person, found.use);
      return found.person;
    },

    async open(request, reply, { userId, secondFactor, stillCounts }) {
      noteSecurity(request, { account: userId });
      const token = newToken();
      const previous = hashIn(request);
      const createdAtMs = clock.now();
      const deviceToken = await inTransaction(db, async (tx) => {
        if (!(await stillCounts(tx))) return null;
        if (previous !== null) await removeSession(tx, previous);
        await removeOldestSessions(tx, userId, SESSIONS_MAX - 1);
        await addSession(tx, {
          tokenHash: sha256(token),
          userId,
          secondFactor,
          createdAtMs,
          expiresAtMs: createdAtMs + lifetimeSeconds * 1000,
          day: dayOf(createdAtMs),
          ...deviceOf(request.headers['user-agent'] ?? ''),
        });
        return knownDevices.remember(tx, request, userId);
      });
      if (deviceToken === null) return false;
      reply.setCookie(name, token, { ...attributes, maxAge: lifetimeSeconds });
      knownDevices.handOver(reply, deviceToken);
      return true;
    },

    handOver(reply, { token, expiresAtMs }) {
      const maxAge = Math.max(0, Math.floor((expiresAtMs - clock.now()) / 1000));
      reply.setCookie(name, token, { ...attributes, maxAge });
    },

    async end(request, reply) {
      const token = request.cookies[name];
      reply.clearCookie(name, attributes);
      // It opens nothing. Without it a repeated logout could not find the session that is still stored.
      if (isToken(token)) reply.setCookie(endedSession, token, { ...attributes, maxAge: lifetimeSeconds });
      for (const each of [token, request.cookies[endedSession]]) {
        if (isToken(each)) await removeSession(db, sha256(each));
      }
      reply.clearCookie(endedSession, attributes);
    },
  };
}

/** Compared as numbers: to make a day's text at each request would take as long as to read the session. */
function isToday(day: string | null, nowMs: number): boolean {
  const sinceMs = nowMs - Date.parse(day ?? '');
  return sinceMs >= 0 && sinceMs < SECONDS_PER_DAY * 1000;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
