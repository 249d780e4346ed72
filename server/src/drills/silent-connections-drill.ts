import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../testing/server-process';
import { startSilentProxy } from '../testing/silent-proxy';
import { count, promise, seconds } from './drill';
import { withInstance } from './instance';
import { createClient } from './load/client';
import { between, failures, tally } from './load/figures';
import { checkLedger } from './load/ledger';
import { startLoad } from './load/load';
import { newPlayers, type Player } from './load/people';

type Options = {
  /** How often all connections fall silent under load. */
  readonly silences: number;
};

/** Milliseconds: before a silence, and from its beginning until what came after it is judged. */
const CALM_MS = 1_500;
const JUDGED_MS = 23_000;
/** All requests must be answered again this soon after the connections fell silent. */
const WHOLE_LIMIT_MS = 20_000;
/** The process must have stopped this soon after it was asked to. */
const STOP_LIMIT_MS = 8_000;
/** A change that waits for its turn behind a silent one may be refused as busy. */
const REFUSALS = ['database-away', 'busy'];

/**
 * Lets a network swallow all packets between the server and PostgreSQL, with every connection left open and new
 * ones working, under load; and once more before the server is asked to stop.
 *
 * @throws when it took longer than 20 s until all was well, when the process did not stop in time, when an
 * error was told in other words than ours, or when something acknowledged was lost
 */
export async function silentConnectionsDrill({ silences }: Options): Promise<string> {
  return withInstance({ engine: 'postgres' }, async (instance) => {
    if (!instance.postgres || instance.location.engine !== 'postgres')
      throw new Error('this drill needs PostgreSQL');
    const proxy = await startSilentProxy(instance.postgres.port);
    try {
      const url = new URL(instance.location.url);
      url.port = String(proxy.port);
      const server = await instance.start({ env: { LOG_LEVEL: 'fatal', DATABASE_URL: url.href } });
      const players = await instance.look((db) => newPlayers(db, 50));
      const load = startLoad({ url: server.url, players, clients: 20, pauseMs: 20, again: true });
      const begun: number[] = [];
      for (let index = 0; index < silences; index += 1) {
        await pause(CALM_MS);
        begun.push(performance.now());
        proxy.fallSilent();
        await pause(JUDGED_MS);
      }
      await pause(CALM_MS);
      const samples = await load.stop();
      const wholeMs = begun.map((fromMs) => {
        const failed = failures(between(samples, fromMs, fromMs + JUDGED_MS));
        promise(failed.length > 0, 'no one noticed that the connections were silent');
        return Math.max(...failed.map(({ atMs }) => atMs)) - fromMs;
      });
      const slowest = Math.max(0, ...wholeMs);
      promise(slowest <= WHOLE_LIMIT_MS, `errors for ${seconds(slowest)} after the connections fell silent`);
      const strange = failures(samples).filter(({ code }) => !REFUSALS.includes(code));
      promise(strange.length === 0, `other answers than our own sentences: ${tally(strange)}`);

      const stopMs = await stopInSilence(server, players, proxy.fallSilent);
      const ledger = await instance.look((db) => checkLedger(db, players));
      return `${count(silences)} network silences under load, ${count(samples.length)} requests, ${count(failures(samples).length)} refused with our error messages, recovered after ${seconds(slowest)} at most; stopped ${seconds(stopMs)} after SIGTERM with all connections silent; ${count(ledger.acknowledged)} awards acknowledged, lost: nothing`;
    } finally {
      await proxy.stop();
    }
  });
}

/** @returns milliseconds until the process had ended */
async function stopInSilence(
  server: ServerProcess,
  [player]: readonly Player[],
  fallSilent: () => void,
): Promise<number> {
  const client = createClient(server.url);
  const cookie = player?.cookie ?? '';
  const askThrice = () =>
    Promise.all([1, 2, 3].map(() => client.send({ method: 'GET', path: '/api/v1/points', cookie })));
  promise(
    (await askThrice()).every(({ status }) => status === 200),
    'the server did not answer',
  );
  fallSilent();
  const asked = askThrice();
  await pause(200);
  const before = performance.now();
  const code = await server.end('SIGTERM');
  const stopMs = performance.now() - before;
  promise(
    (await asked).every(({ status }) => status === 503),
    'who waited was not told in our words',
  );
  client.close();
  promise(code === 0, `the process did not stop as it should: ${String(code)}`);
  promise(stopMs <= STOP_LIMIT_MS, `the process needed ${seconds(stopMs)} to stop`);
  return stopMs;
}
