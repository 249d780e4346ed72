import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from '../errors';
import { isOnThisMachine } from '../location';
import { createCommitGate } from './commit-gate';
import { type AnswerLimit, checkedConnection, tellAway } from './connection';
import { serversOf } from './servers';

/**
 * Limits (milliseconds) for connecting, for connecting where another server may be tried next, for a statement, for a
 * lock and for an idle transaction.
 */
const CONNECT_MS = 5_000;
const CONNECT_NEXT_MS = 2_000;
const STATEMENT_MS = 10_000;
const LOCK_MS = 5_000;
const IDLE_TRANSACTION_MS = 15_000;
/**
 * After which time (milliseconds) a connection is taken for dead: longer than the server gives a statement. A commit
 * that waits for a standby has no limit on the server, and whoever waits for it is answered after this time.
 */
const ANSWER_MS = 13_000;
/** The same once the process stops. */
const STOPPING_MS = 3_000;
/** Without traffic for so long (milliseconds), the operating system asks whether the other side is there. */
const KEEP_ALIVE_MS = 10_000;
/** For how long (milliseconds) connections may take to close. */
const CLOSE_MS = 1_000;

/** Whole numbers of 64 bits and sums of them; ours are far below what JavaScript counts exactly. */
const AS_NUMBER: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

type Pool = PostgresPool & {
  /** From now on nothing waits long for an answer, so that a process can stop. */
  shortenTimeouts(): void;
};

/**
 * How the way to the server is protected, where its address does not say it: on another machine the server
 * has to show a certificate for its name.
 */
export function tlsFor(url: string, plain: boolean): { ssl?: { rejectUnauthorized: true } } {
  return plain || isOnThisMachine(url) ? {} : { ssl: { rejectUnauthorized: true } };
}

/**
 * Connections to a PostgreSQL server, opened when needed, and thrown away when they stay silent. Of several servers, the
 * first that takes writes is used until it no longer does, then the next one.
 *
 * @param url a valid address, see `address.ts`
 */
export function createPool(
  url: string,
  connections: number,
  { answerMs = ANSWER_MS, plain = false }: { answerMs?: number; plain?: boolean } = {},
): Pool {
  const servers = serversOf(url);
  const placeOf = new WeakMap<pg.ClientBase, number>();
  const sockets = new Set<Socket>();
  const settings: pg.ClientConfig = {
    application_name: 'stillgrove',
    connectionTimeoutMillis: servers.count > 1 ? CONNECT_NEXT_MS : CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser: parserOf },
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  };
  const pool = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    Client: class extends pg.Client {
      constructor() {
        const { place, url: connectionString } = servers.current();
        super({ ...settings, connectionString, ...tlsFor(connectionString, plain) });
        placeOf.set(this, place);
      }
    },
  });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined);
  const openedAt = new WeakMap<pg.PoolClient, number>();
  const heardAt = new WeakMap<pg.PoolClient, number>();
  const takingWrites = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    heardAt.set(client, performance.now());
    // A connection that breaks between two statements of a change fails the next statement.
    client.on('error', () => undefined);
  });

  let limitMs = answerMs;
  let silentSince = -Infinity;
  let readOnlySince = -Infinity;
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
    readOnly() {
      // From a single server that takes no writes, people can go on reading.
      if (servers.mustTakeWrites) readOnlySince = performance.now();
    },
    gate: createCommitGate(),
  };
  /** Whether a connection has not answered since another one fell silent, or is to a server that refused a change. */
  const isDoubtful = (client: pg.PoolClient) =>
    (heardAt.get(client) ?? 0) < silentSince || (openedAt.get(client) ?? 0) < readOnlySince;

  /** @returns null when the server of the connection takes no writes */
  const usable = async (client: pg.PoolClient): Promise<PostgresPoolClient | null> => {
    const connection = checkedConnection(client, limit);
    if (!servers.mustTakeWrites || takingWrites.has(client)) return connection;
    if (await connection.takesWrites().catch(() => false)) {
      takingWrites.add(client);
      return connection;
    }
    connection.drop();
    return null;
  };

  /** Each server twice, since others may move on from one that is tried here; a single one once. */
  const attempts = servers.mustTakeWrites ? servers.count * 2 : 1;

  return {
    async connect() {
      const until = performance.now() + CONNECT_MS;
      let problem: unknown = new DatabaseAway('none of these servers takes writes at present');
      for (let failed = 0; failed < attempts && performance.now() < until;) {
        let { place } = servers.current();
        try {
          const client = await pool.connect();
          if (isDoubtful(client)) {
            client.release(true);
            continue;
          }
          const connection = await usable(client);
          if (connection !== null) return connection;
          place = placeOf.get(client) ?? place;
        } catch (error) {
          problem = error;
        }
        failed += 1;
        servers.tryNextAfter(place);
      }
      return tellAway(problem);
    },
    shortenTimeouts() {
      limitMs = Math.min(limitMs, STOPPING_MS);
      for (const listener of listeners) listener();
    },
    async end() {
      await pool.end();
      await Promise.race([Promise.all([...sockets].map(closed)), pause(CLOSE_MS, null, { ref: false })]);
      // A connection to a silent server does not close by itself and would keep the process alive.
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
