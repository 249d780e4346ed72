import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-error';
import {
  HEAD_LIMIT,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  STILLNESS_TIMEOUT_MS,
} from './limits';
import type { Headers } from './security-headers';

/** How often connections are looked at that became idle while stopping. */
const SWEEP_MS = 50;
/** Browsers open connections ahead of need; one that has said nothing by then is ended when stopping. */
const SILENCE_MS = 500;

/** How long a stop waits at most for a moment in which no one is knocking. */
const QUEUE_LIMIT_MS = 5_000;
/** In so short a turn of the loop hardly anyone can have knocked unseen. */
const SHORT_TURN_MS = 0.5;
/** A busy process has no such turns; with each second it is content with a turn that is longer by this. */
const PATIENCE_MS = 1;

/** The open connections of each server; Node counts one that has said nothing yet as busy. */
const socketsOf = new WeakMap<Server, ReadonlySet<Socket>>();
const serverOf = new WeakMap<Socket, Server>();

export type Listener = {
  /** The port in use, which differs from the wanted one when that was 0. */
  readonly port: number;
  /** Takes no new connections and resolves once every request under way is answered. */
  stop(): Promise<void>;
};

/**
 * Serves HTTP. A name such as `localhost` often stands for an address of each family, and browsers
 * choose either, so all of them are listened on.
 *
 * @param options.headers carried by answers to what is not even a request
 * @throws the error of the operating system, such as `EADDRINUSE`
 */
export async function listen(
  handle: RequestListener,
  options: { host: string; port: number; headers?: Headers },
): Promise<Listener> {
  const servers: Server[] = [];
  let port = options.port;
  for (const address of await addressesOf(options.host)) {
    const server = newServer(handle, options.headers ?? {});
    try {
      await listening(server, address, port);
    } catch (error) {
      // A machine without IPv6 still names ::1; one address is enough.
      if (servers.length > 0 && isUnavailable(error)) continue;
      await Promise.all(servers.map(stopServer));
      throw error;
    }
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  return {
    port,
    async stop() {
      await Promise.all(servers.map(stopServer));
    },
  };
}

/**
 * While the process stops, answers tell clients to open a new connection, which reaches the next process. As
 * long as a new connection would reach this process, clients keep the one that they have.
 */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isStopping() && !wouldComeBack(request.raw.socket)) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Whether a new connection in the place of this one would come to this process again. */
function wouldComeBack(socket: Socket): boolean {
  return serverOf.get(socket)?.listening ?? false;
}

async function addressesOf(host: string): Promise<string[]> {
  const addresses = await lookup(host, { all: true });
  // IPv4 first: it is the one that must not fail.
  addresses.sort((a, b) => a.family - b.family);
  return [...new Set(addresses.map(({ address }) => address))];
}

function newServer(handle: RequestListener, headers: Headers): Server {
  const server = createServer(
    {
      maxHeaderSize: HEAD_LIMIT,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    handle,
  );
  server.setTimeout(STILLNESS_TIMEOUT_MS);
  const sockets = new Set<Socket>();
  socketsOf.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    serverOf.set(socket, server);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (error, socket) => {
    // Node types it as any duplex stream; an HTTP server on TCP hands out sockets.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
    answerClientError(error, socket as Socket, headers);
  });
  return server;
}

async function listening(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isUnavailable(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/**
 * Takes in who waits in the system's queue, for closing hangs up on them, and a proxy may not ask again
 * elsewhere what it has sent already. Node takes in one connection in each turn of its loop.
 */
async function emptyQueue(server: Server): Promise<void> {
  const start = performance.now();
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on('connection', count);
  // The rest of the turn that is under way does not look at the queue.
  await nextTurn();
  for (let quiet = false, waited = 0; !quiet && waited < QUEUE_LIMIT_MS;) {
    const before = arrivals;
    await nextTurn();
    const turn = performance.now() - start - waited;
    waited += turn;
    quiet = arrivals === before && turn < SHORT_TURN_MS + PATIENCE_MS * (waited / 1000);
  }
  server.off('connection', count);
}

async function stopServer(server: Server): Promise<void> {
  await emptyQueue(server);
  // Closing ends the connections that are idle now; the sweep, those that become so.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  const silence = setTimeout(() => {
    for (const socket of socketsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, SILENCE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(sweep);
  clearTimeout(silence);
}
