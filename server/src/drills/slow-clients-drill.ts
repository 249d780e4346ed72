import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { KEEP_ALIVE_TIMEOUT_MS, REQUEST_TIMEOUT_MS, STILLNESS_TIMEOUT_MS } from '../platform/http/limits';
import { count, promise, until } from './drill';
import { withInstance } from './instance';
import { between, expectNoFailure, expectSamePace, p99 } from './load/figures';
import { startLoad } from './load/load';
import { newPlayers } from './load/people';
import { processFacts } from './process-facts';

type Options = {
  /** Of each kind of client. */
  readonly clients: number;
  readonly seconds: number;
  /** Whether to wait until the limits have ended all of them. */
  readonly toTheEnd: boolean;
  /** See {@link PACE_LIMIT}. */
  readonly paceLimit: number;
};

const CALM_MS = 4_000;
/** What a connection that is open may cost. */
const KILOBYTES_EACH = 100;
const SLACK_MB = 60;
/** Connections are looked at every so often, and stillness is noticed at the second look. */
const CHECK_MS = 30_000;
const LATEST_MS =
  Math.max(REQUEST_TIMEOUT_MS + CHECK_MS, KEEP_ALIVE_TIMEOUT_MS, 2 * STILLNESS_TIMEOUT_MS) + 10_000;

/**
 * Clients that send a byte a second, that never finish a body, that never read their answer and that say
 * nothing more, while others go on.
 *
 * @throws when others notice, when memory grows beyond what connections cost, or when some stay for ever
 */
export async function slowClientsDrill({ clients, seconds, toTheEnd, paceLimit }: Options): Promise<string> {
  return withInstance({ engine: 'sqlite' }, async (instance) => {
    const server = await instance.start();
    const players = await instance.look((db) => newPlayers(db, 50));
    const load = startLoad({ url: server.url, players, clients: 10, pauseMs: 20 });
    await pause(CALM_MS);
    const calmFrom = performance.now();
    await pause(CALM_MS);
    const slowFrom = performance.now();
    const handles = processFacts(server.pid).handles;
    const before = processFacts(server.pid).memoryMb;

    const slow = KINDS.flatMap((kind) => Array.from({ length: clients }, () => kind(server.port)));
    await pause(seconds * 1000);
    const during = processFacts(server.pid).memoryMb;
    const slowTo = performance.now();
    const open = () => slow.filter((socket) => !socket.destroyed).length;
    if (toTheEnd) {
      // A client that does not read cannot learn of the end; the server must have closed all connections.
      await until(() => processFacts(server.pid).handles <= handles + 5, {
        withinMs: LATEST_MS - (slowTo - slowFrom),
        otherwise: `the server still holds ${count(processFacts(server.pid).handles - handles)} slow clients`,
      }).finally(() => slow.forEach((socket) => socket.destroy()));
    }
    const stillOpen = open();
    for (const socket of slow) socket.destroy();
    const samples = await load.stop();
    await server.end('SIGTERM');

    expectNoFailure(samples, 'beside slow clients');
    const [calm, crowded] = [
      p99(between(samples, calmFrom, slowFrom)),
      p99(between(samples, slowFrom, slowTo)),
    ];
    expectSamePace(calm, crowded, paceLimit);
    const limit = SLACK_MB + (slow.length * KILOBYTES_EACH) / 1024;
    promise(during - before < limit, `memory grew by ${(during - before).toFixed(0)} MB`);
    const end = toTheEnd
      ? 'the limits ended all of their connections'
      : `${count(slow.length - stillOpen)} ended so far`;
    return `${count(slow.length)} clients of ${count(KINDS.length)} kinds for ${count(seconds)} s, others’ p99 ${calm.toFixed(0)} ms before and ${crowded.toFixed(0)} ms during, no error in ${count(samples.length)} requests, memory ${before.toFixed(0)} → ${during.toFixed(0)} MB, ${end}, lost: nothing`;
  });
}

const REQUEST = 'POST /api/v1/points HTTP/1.1\r\nHost: instance\r\nContent-Type: application/json\r\n';

/** Each opens one connection that is a burden in its own way. */
const KINDS: readonly ((port: number) => Socket)[] = [byteASecond, unfinishedBody, unreadAnswer, silent];

function byteASecond(port: number): Socket {
  const socket = open(port);
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(REQUEST[sent % REQUEST.length] ?? 'x');
    sent += 1;
  }, 1000);
  socket.on('close', () => {
    clearInterval(timer);
  });
  socket.resume();
  return socket;
}

function unfinishedBody(port: number): Socket {
  const socket = open(port);
  socket.write(`${REQUEST}Content-Length: 60000\r\n\r\n{"awards":[`);
  socket.resume();
  return socket;
}

/** Asks for large pages again and again and never reads a byte. */
function unreadAnswer(port: number): Socket {
  const socket = open(port);
  socket.pause();
  const page = 'GET / HTTP/1.1\r\nHost: instance\r\n\r\n';
  socket.write(page.repeat(200));
  return socket;
}

/** Asks once, keeps the connection, and is not heard of again: as after a network that broke. */
function silent(port: number): Socket {
  const socket = open(port);
  socket.write('GET /healthz HTTP/1.1\r\nHost: instance\r\n\r\n');
  socket.resume();
  return socket;
}

function open(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  return socket;
}
