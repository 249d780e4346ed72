import { setTimeout as pause } from 'node:timers/promises';
import { type Nginx, startNginx } from '../testing/nginx';
import { freePort } from '../testing/free-port';
import type { ServerProcess } from '../testing/server-process';
import { count, promise } from './drill';
import { type Instance, withInstance } from './instance';
import { between, expectNoFailure, failures, tally } from './load/figures';
import { checkLedger } from './load/ledger';
import { startLoad } from './load/load';
import { newPlayers } from './load/people';
import { nginxOrNotHere } from './nginx-here';

type Options = {
  /** How often a process is restarted, in turn. */
  readonly restarts: number;
};

const CLIENTS = 12;

/**
 * Two processes behind the nginx that we ship are restarted in turn under load; in the end one dies by
 * kill -9.
 *
 * @throws when a single request got anything but its answer, or an acknowledged award is gone
 */
export async function rollingRestartDrill({ restarts }: Options): Promise<string> {
  await nginxOrNotHere();
  return withInstance({ engine: 'sqlite' }, async (instance) => {
    const ports = { port: await freePort('localhost'), apps: await twoPorts() };
    const apps = [await startAt(instance, ports.apps[0]), await startAt(instance, ports.apps[1])];
    const nginx = await startNginx(ports);
    try {
      return await restartUnderLoad(instance, nginx, apps, ports.apps, restarts);
    } finally {
      await nginx.stop();
    }
  });
}

async function restartUnderLoad(
  instance: Instance,
  { url }: Nginx,
  apps: ServerProcess[],
  ports: readonly [number, number],
  restarts: number,
): Promise<string> {
  const players = await instance.look((db) => newPlayers(db, 50));
  const load = startLoad({ url, players, clients: CLIENTS, pauseMs: 5, again: true });
  for (let turn = 0; turn < restarts; turn += 1) {
    const index = turn % 2 === 0 ? 0 : 1;
    const code = await apps[index]?.end('SIGTERM');
    promise(code === 0, `a process that was told to stop ended with ${String(code)}`);
    apps[index] = await startAt(instance, ports[index]);
  }
  // A request that found the one process restarting and then lost the other has nowhere left to go.
  await pause(1_000);
  const killedMs = performance.now();
  await apps[0]?.end('SIGKILL');
  await pause(500);
  apps[0] = await startAt(instance, ports[0]);
  await pause(500);
  const samples = await load.stop();
  expectNoFailure(between(samples, 0, killedMs), 'while one after the other was restarted');
  const after = between(samples, killedMs, Infinity);
  const reads = failures(after).filter(({ kind }) => kind !== 'award');
  promise(reads.length === 0, `after kill -9: ${tally(reads)}`);
  const { acknowledged } = await instance.look((db) => checkLedger(db, players));
  const again = failures(after).length;
  return `${count(restarts)} restarts in turn and one kill -9, ${count(samples.length)} requests, lost: none; ${count(acknowledged)} awards acknowledged, lost: nothing (${count(again)} sent again after the kill)`;
}

function startAt(instance: Instance, port: number): Promise<ServerProcess> {
  return instance.start({
    env: { PORT: String(port), TRUST_PROXY: 'true', PUBLIC_URL: 'http://localhost:3000' },
  });
}

async function twoPorts(): Promise<readonly [number, number]> {
  const first = await freePort('localhost');
  for (;;) {
    const second = await freePort('localhost');
    if (second !== first) return [first, second];
  }
}
