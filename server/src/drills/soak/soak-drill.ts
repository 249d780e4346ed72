import { setTimeout as pause } from 'node:timers/promises';
import { type Db, inTransaction } from '../../db/transaction';
import { count, promise } from '../drill';
import { ENGINE_NAMES, type Engine, withInstance } from '../instance';
import { between, expectNoFailure, expectSamePace, p99 } from '../load/figures';
import { checkLedger } from '../load/ledger';
import { startLoad } from '../load/load';
import { newPlayers, type Player } from '../load/people';
import { processFacts } from '../process-facts';

type Options = {
  readonly engine: Engine;
  readonly seconds: number;
  /** Megabytes an hour that the memory may seem to grow; a short look sees more noise. */
  readonly memoryLimit: number;
  /** See {@link PACE_LIMIT}. */
  readonly paceLimit: number;
};

type Look = {
  readonly atMs: number;
  /** Megabytes with the garbage of the time before, which is collected when it pays and not sooner. */
  readonly withGarbageMb: number;
  readonly memoryMb: number;
  readonly handles: number;
};

const SHIM = new URL('collects-garbage.mjs', import.meta.url).href;
/** Milliseconds until garbage is collected and its memory given back. */
const COLLECTING_MS = 500;

/** Of the whole time, what is left to warm up. */
const WARM_UP = 0.4;
const LOOKS = 24;
/** Handles that may come and go: connections of visitors, files of the database. */
const HANDLES = 10;
/** Of each player, before the drill. */
const PAST_EVENTS = 400;

/**
 * Mixed load for a long time.
 *
 * @throws on any error, or when memory, open handles or the time of answers grow
 */
export async function soakDrill({ engine, seconds, memoryLimit, paceLimit }: Options): Promise<string> {
  return withInstance({ engine }, async (instance) => {
    const server = await instance.start({ env: { NODE_OPTIONS: `--import=${SHIM}` } });
    const players = await instance.look((db) => newPlayers(db, 500));
    await instance.look((db) => liveAWhile(db, players));
    const load = startLoad({ url: server.url, players, clients: 20, pauseMs: 100 });
    await pause(seconds * 1000 * WARM_UP);
    const looks: Look[] = [];
    const fromMs = performance.now();
    const toMs = fromMs + seconds * 1000 * (1 - WARM_UP);
    while (performance.now() < toMs) {
      looks.push(await lookAtMemory(server.pid));
      await pause((toMs - fromMs) / LOOKS);
    }
    const samples = await load.stop();
    expectNoFailure(samples, 'in a quiet hour');
    const { acknowledged } = await instance.look((db) => checkLedger(db, players));

    const growth = slopeOf(looks.map(({ atMs, memoryMb }) => [atMs / 3_600_000, memoryMb]));
    promise(growth < memoryLimit, `${ENGINE_NAMES[engine]}: memory grows by ${growth.toFixed(0)} MB an hour`);
    const third = (toMs - fromMs) / 3;
    const [early, late] = [
      p99(between(samples, fromMs, fromMs + third)),
      p99(between(samples, toMs - third, toMs)),
    ];
    expectSamePace(early, late, paceLimit);
    const handles = (looks.at(-1)?.handles ?? 0) - (looks[0]?.handles ?? 0);
    promise(handles < HANDLES, `${count(handles)} more handles are open than before`);
    const memory = median(looks.map(({ memoryMb }) => memoryMb));
    const highest = Math.max(...looks.map(({ withGarbageMb }) => withGarbageMb));
    return `${count(seconds)} s, ${count(samples.length)} requests, no error, p99 ${early.toFixed(0)} ms in the first third and ${late.toFixed(0)} ms in the last, memory ${memory.toFixed(0)} MB after garbage collection (at most ${highest.toFixed(0)} MB before it) and a slope of ${growth.toFixed(1)} MB an hour, open handles ${handles >= 0 ? '+' : ''}${String(handles)}, ${count(acknowledged)} awards acknowledged, lost: nothing`;
  });
}

async function lookAtMemory(pid: number): Promise<Look> {
  const { memoryMb: withGarbageMb } = processFacts(pid);
  process.kill(pid, 'SIGUSR2');
  await pause(COLLECTING_MS);
  return { atMs: performance.now(), withGarbageMb, ...processFacts(pid) };
}

/**
 * A past for everyone, worth nothing: together more than the database's caches hold, so that these are
 * full before memory is looked at.
 */
async function liveAWhile(db: Db, players: readonly Player[]): Promise<void> {
  for (const { userId } of players) {
    const events = Array.from({ length: PAST_EVENTS }, (_, index) => ({
      user_id: userId,
      id: `bubble:past-${String(index)}`,
      activity: 'bubble',
      points: 0,
      leaves: 0,
      day: '2026-01-01',
      created_at: 0,
    }));
    await inTransaction(db, (tx) => tx.insertInto('point_events').values(events).execute());
  }
}

/** The slope of the straight line that lies closest to some points (Theil and Sen: one wild point moves it little). */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
  );
  return median(slopes);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
