import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { isOnThisMachine } from '../location';
import { type AnswerLimit, checkedConnection, tellAway } from './connection';

/** How long (milliseconds) to wait for a connection, a statement, a lock, and a client that left one open. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 20_000;
const LOCK_MS = 5_000;
const FORGOTTEN_MS = 15_000;
/**
 * After which time (milliseconds) a connection is taken for dead: longer than the server gives a statement,
 * and short enough for a pool of silent connections to be whole again within 35 s.
 */
const ANSWER_MS = 25_000;
/** The same once the process stops. */
const STOPPING_MS = 3_000;
/** Without traffic for so long (milliseconds), the operating system asks whether the other side is there. */
const KEEP_ALIVE_MS = 10_000;
/** For how long (milliseconds) connections may say goodbye. */
const GOODBYE_MS = 1_000;

/** Whole numbers of 64 bits and sums of them; ours are far below what JavaScript counts exactly. */
const AS_NUMBER: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

export type Pool = PostgresPool & {
  /** From now on nothing waits long for an answer, so that a process can stop. */
  endSoon(): void;
};

/**
 * How the way to the server is protected, where its address does not say it: on another machine the server
 * has to show a certificate for its name.
 */
export function tlsFor(url: string, plain: boolean): { ssl?: { rejectUnauthorized: true } } {
  return plain || isOnThisMachine(url) ? {} : { ssl: { rejectUnauthorized: true } };
}

/** Connections to a PostgreSQL server, opened when needed, and thrown away when they stay silent. */
export function createPool(
  url: string,
  connections: number,
  { answerMs = ANSWER_MS, plain = false }: { answerMs?: number; plain?: boolean } = {},
): Pool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    ...tlsFor(url, plain),
    application_name: 'stillgrove',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: FORGOTTEN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser: parserOf },
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A connection that breaks while no one uses it is replaced when the next one is wanted.
  pool.on('error', () => undefined);
  const heardAt = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    heardAt.set(client, performance.now());
    // A connection that breaks between two statements of a change fails the next statement.
    client.on('error', () => undefined);
  });

  let limitMs = answerMs;
  let silentSince = -Infinity;
  const listeners = new Set<() => void>();
  const limit: AnswerLimit = {
    currentMs: () => limitMs,
    onShortened(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered: (client) => heardAt.set(client, performance.now()),
    silent(askedAt) {
      silentSince = Math.max(silentSince, askedAt);
    },
  };

  return {
    async connect() {
      for (;;) {
        const client = await pool.connect().catch(tellAway);
        if ((heardAt.get(client) ?? 0) >= silentSince) return checkedConnection(client, limit);
        // Not heard of since another one fell silent: most likely it shares its fate.
        client.release(true);
      }
    },
    endSoon() {
      limitMs = Math.min(limitMs, STOPPING_MS);
      for (const listener of listeners) listener();
    },
    async end() {
      await pool.end();
      await Promise.race([Promise.all([...sockets].map(closed)), pause(GOODBYE_MS, null, { ref: false })]);
      // A goodbye that no one hears would keep the process alive.
      for (const socket of sockets) socket.destroy();
    },
  };
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => {
      resolve();
    });
  });
}

const parserOf: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  AS_NUMBER.has(oid) ? Number : (pg.types.getTypeParser(oid, format) as unknown);
