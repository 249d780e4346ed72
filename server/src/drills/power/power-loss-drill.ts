import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwardsAnswer } from '@stillgrove/contract/points';
import { activitiesWith } from '@stillgrove/domain/activities/activities';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import type { Random } from '@stillgrove/domain/random/seeded';
import { closeDatabase, openDatabase } from '../../db/database';
import { tempFolder } from '../../testing/temp-folder';
import { count, promise } from '../drill';
import { type Engine, type Instance, withInstance } from '../instance';
import { createClient } from '../load/client';
import { checkLedger } from '../load/ledger';
import { newPlayers, type Player } from '../load/people';
import { tracerOrNotHere } from '../tracer';
import { createDisk } from './disk';
import { type DiskCall, readTrace, traceOptions } from './trace';

type Options = {
  readonly engine: Engine;
  readonly awards: number;
  /** How many times the power fails; PostgreSQL is only held to having synced. */
  readonly cuts: number;
  readonly random: Random;
};

/** One award, when it was sent and when it was known to be stored, in milliseconds since 1970. */
type Stored = {
  readonly player: Player;
  readonly id: string;
  readonly sentMs: number;
  readonly knownMs: number;
};

const PLAYERS = 4;
const GAMES = activitiesWith('round');

/**
 * Watches every write and every sync of the database, and looks what a power cut would have left.
 *
 * For each acknowledged award a sync must have begun and ended between request and response. On SQLite the
 * power then fails again and again: what was synced is kept, of what was not any half, and the database
 * that is left must be whole and hold every award that was acknowledged by then.
 *
 * @throws when an answer came before its sync, or an award or the database did not survive
 */
export async function powerLossDrill({ engine, awards, cuts, random }: Options): Promise<string> {
  const trace = tempFolder();
  // PostgreSQL's own account writes there.
  chmodSync(trace.path, 0o777);
  try {
    const prefix = join(trace.path, 'trace');
    const calls = engine === 'sqlite' ? 'pwrite64,ftruncate,fsync,fdatasync' : 'fsync,fdatasync';
    const under = tracerOrNotHere(...traceOptions(prefix, calls));
    const traced = engine === 'postgres' ? { engine, under } : { engine };
    return await withInstance(traced, async (instance) => {
      const players = await instance.look((db) => newPlayers(db, PLAYERS));
      const before = filesOf(instance);
      const server = await instance.start(engine === 'sqlite' ? { under } : {});
      const stored = await play(server.url, players, awards);
      const log = readTrace(prefix, (file) => isDurable(engine, file));
      await server.end('SIGKILL');
      const late = stored.filter((one) => !wasSynced(one, log));
      promise(late.length === 0, `${count(late.length)} answers came before their sync`);
      const synced = `${count(stored.length)} awards acknowledged, for each a sync of the ${engine === 'sqlite' ? 'database or its log' : 'log'} began and ended between request and response`;
      if (engine === 'postgres') return `${synced}, lost: nothing`;
      const pending = await failAgainAndAgain({ before, log, stored, players, cuts, random });
      return `${synced}; ${count(cuts)} power cuts that dropped up to ${count(pending)} unsynced writes at a time: every database intact, lost: nothing`;
    });
  } finally {
    trace.remove();
  }
}

async function play(url: string, players: readonly Player[], awards: number): Promise<Stored[]> {
  const stored: Stored[] = [];
  const epoch = () => performance.timeOrigin + performance.now();
  await Promise.all(
    players.map(async (player) => {
      const client = createClient(url);
      for (let turn = 0; turn < awards / players.length; turn += 1) {
        const activity = GAMES[turn % GAMES.length] ?? 'bubble';
        const award = roundAward(activity, `r${String(turn)}`, calendarDay(Date.now()));
        const sentMs = epoch();
        const question = { method: 'POST', path: '/api/v1/points', cookie: player.cookie } as const;
        const { status, text } = await client.send({ ...question, body: { awards: [award] } });
        promise(status === 200, `an award was answered ${String(status)}`);
        for (const id of (JSON.parse(text) as AwardsAnswer).accepted)
          stored.push({ player, id, sentMs, knownMs: epoch() });
      }
      client.close();
    }),
  );
  return stored.sort((a, b) => a.knownMs - b.knownMs);
}

function isDurable(engine: Engine, file: string): boolean {
  return engine === 'sqlite' ? /stillgrove\.db(-wal)?$/.test(file) : file.includes('/pg_wal/');
}

function wasSynced({ sentMs, knownMs }: Stored, log: readonly DiskCall[]): boolean {
  return log.some(
    ({ kind, startedMs, endedMs }) => kind === 'sync' && startedMs >= sentMs && endedMs <= knownMs,
  );
}

/** @returns the most writes that were pending at one of the cuts */
async function failAgainAndAgain(run: {
  before: ReadonlyMap<string, Buffer>;
  log: readonly DiskCall[];
  stored: readonly Stored[];
  players: readonly Player[];
  cuts: number;
  random: Random;
}): Promise<number> {
  const { before, log, stored, players, cuts, random } = run;
  const disk = createDisk(before);
  const from = stored[0]?.knownMs ?? 0;
  const to = stored.at(-1)?.knownMs ?? 0;
  const moments = Array.from({ length: cuts }, () => from + random() * (to - from)).sort((a, b) => a - b);
  let next = 0;
  let most = 0;
  for (const moment of moments) {
    for (let call = log[next]; call && call.endedMs <= moment; call = log[next]) {
      disk.apply(call);
      next += 1;
    }
    most = Math.max(most, disk.pending());
    const known = players.map((player) => ({
      ...player,
      acknowledged: new Set(
        stored.filter((one) => one.player === player && one.knownMs <= moment).map(({ id }) => id),
      ),
    }));
    await checkLeftovers(disk.afterPowerCut(random), known);
  }
  return most;
}

async function checkLeftovers(files: ReadonlyMap<string, Buffer>, players: readonly Player[]): Promise<void> {
  const folder = tempFolder();
  try {
    const path = join(folder.path, 'stillgrove.db');
    mkdirSync(folder.path, { recursive: true });
    for (const [file, bytes] of files) writeFileSync(file.endsWith('-wal') ? `${path}-wal` : path, bytes);
    const db = await openDatabase({ engine: 'sqlite', path });
    try {
      await checkLedger(db, players);
    } finally {
      await closeDatabase(db);
    }
  } finally {
    folder.remove();
  }
}

function filesOf({ location }: Instance): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  if (location.engine === 'sqlite') files.set(location.path, readFileSync(location.path));
  return files;
}
