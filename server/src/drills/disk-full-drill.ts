import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { count, promise, seconds, until } from './drill';
import { ENGINE_NAMES, type Engine, type Instance, withInstance } from './instance';
import { createClient } from './load/client';
import { between, failures, tally } from './load/figures';
import { checkLedger } from './load/ledger';
import { type Sample, startLoad } from './load/load';
import { newPlayers, type Player } from './load/people';
import { smallDisk } from './small-disk';

type Options = { readonly engine: Engine; readonly times: number; readonly secondsEach: number };

const MEGABYTES: Record<Engine, number> = { sqlite: 16, postgres: 200 };
/** A log that wants a new file when this much was written, and then stops the server. */
const SETTINGS = ['max_wal_size=32MB', 'min_wal_size=32MB'];
const CALM_MS = 1_500;
/** The instance must take writes again this soon after there is room. */
const LIMIT_MS = 10_000;
/** Codes with which a write is refused; the second when PostgreSQL itself stopped because the disk is full. */
const REFUSALS = { sqlite: ['storage-full'], postgres: ['storage-full', 'database-away'] };

/**
 * Fills the disk under load, and frees it again.
 *
 * @throws when a write was refused in other words than ours, when a read failed while the database was
 * there, when writes did not come back by themselves, or when something acknowledged was lost
 */
export async function diskFullDrill({ engine, times, secondsEach }: Options): Promise<string> {
  const disk = smallDisk(MEGABYTES[engine]);
  try {
    return await withInstance({ engine, folder: disk.path, settings: SETTINGS }, async (instance) => {
      const server = await instance.start({ env: { LOG_LEVEL: 'fatal' } });
      const players = await instance.look((db) => newPlayers(db, 50));
      // The first request of a person that day writes the day of use, which must not fail the request.
      const newcomers = await instance.look((db) => newPlayers(db, 20 * times));
      const load = startLoad({ url: server.url, players, clients: 10, pauseMs: 10, again: true });
      await pause(CALM_MS);
      const stretches: Stretch[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        const fullMs = performance.now();
        disk.fill();
        await pause(secondsEach * 500);
        await readAll(server.url, newcomers.splice(0, 20));
        await signInRefused(server.url, engine);
        const pressedMs = performance.now();
        if (instance.postgres) await wantNewLog(instance);
        await pause(secondsEach * 500);
        disk.free();
        const freeMs = performance.now();
        await instance.postgres?.ensure();
        await until(() => between(load.samples, freeMs, Infinity).some(isStored), {
          withinMs: LIMIT_MS,
          otherwise: `nothing could be stored ${seconds(LIMIT_MS)} after space was freed`,
        });
        stretches.push({ fullMs, pressedMs, freeMs, wellMs: performance.now() });
        await pause(CALM_MS);
      }
      const samples = await load.stop();
      promise((await server.end('SIGTERM')) === 0, `the process did not survive: ${server.errors()}`);
      const refused = checkAnswers(samples, stretches, engine);
      const { acknowledged } = await instance.look((db) => checkLedger(db, players));
      const slowest = Math.max(...stretches.map(({ freeMs, wellMs }) => wellMs - freeMs));
      return `${ENGINE_NAMES[engine]}: full ${count(times)} times for ${count(secondsEach)} s, ${count(samples.length)} requests, ${count(refused)} writes refused with our error message, reads went on, writes worked again ${seconds(slowest)} after space was freed, ${count(acknowledged)} awards acknowledged, lost: nothing`;
    });
  } finally {
    disk.remove();
  }
}

/** Moments of one time that the disk was full; `pressed` is when PostgreSQL was made to want a new log file. */
type Stretch = {
  readonly fullMs: number;
  readonly pressedMs: number;
  readonly freeMs: number;
  readonly wellMs: number;
};

function isStored({ kind, status }: Sample): boolean {
  return kind === 'award' && status === 200;
}

async function readAll(url: string, newcomers: readonly Player[]): Promise<void> {
  const client = createClient(url);
  for (const { cookie } of newcomers) {
    const { status, text } = await client.send({ method: 'GET', path: '/api/v1/points', cookie });
    promise(status === 200, `whoever came first that day was answered ${String(status)} ${text}`);
  }
  client.close();
}

/** A new session cannot be kept, so signing in waits, and says so. */
async function signInRefused(url: string, engine: Engine): Promise<void> {
  const client = createClient(url);
  const body = { email: 'nobody@example.org', password: 'a quiet morning' };
  const { status, text } = await client.send({ method: 'POST', path: '/api/v1/user/login', body });
  client.close();
  // PostgreSQL still finds room in pages that it has; then the answer is that of any other day.
  const told = status === 503 && text.includes('storage-full');
  promise(
    told || (engine === 'postgres' && status === 401),
    `signing in was answered ${String(status)} ${text}`,
  );
}

/** PostgreSQL cannot go on without room for its log; it stops rather than promise what it cannot keep. */
async function wantNewLog(instance: Instance): Promise<void> {
  await instance.look((db) => sql`select pg_switch_wal()`.execute(db)).catch(() => undefined);
}

/** @returns how many writes were refused */
function checkAnswers(samples: readonly Sample[], stretches: readonly Stretch[], engine: Engine): number {
  const wrong = failures(samples);
  const outside = wrong.filter(
    ({ atMs }) => !stretches.some(({ fullMs, wellMs }) => atMs >= fullMs && atMs <= wellMs),
  );
  promise(outside.length === 0, `while there was room: ${tally(outside)}`);
  const strange = wrong.filter(({ code }) => !REFUSALS[engine].includes(code));
  promise(strange.length === 0, `in other words than ours: ${tally(strange)}`);
  const reads = wrong.filter(
    ({ kind, atMs }) =>
      kind !== 'award' &&
      (engine === 'sqlite' || stretches.some(({ fullMs, pressedMs }) => atMs >= fullMs && atMs < pressedMs)),
  );
  promise(reads.length === 0, `reads: ${tally(reads)}`);
  const refused = wrong.filter(({ code }) => code === 'storage-full');
  promise(refused.length > 0, 'no write was refused: the disk was not full');
  return wrong.filter(({ kind }) => kind === 'award').length;
}
