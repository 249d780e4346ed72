import type { Random } from '@stillgrove/domain/random/seeded';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { digestsOf } from '../db/copies/digest';
import { tableShapes } from '../db/copies/table-shape';
import type { DatabaseLocation } from '../db/location';
import type { Db } from '../db/transaction';
import { ask } from '../testing/postgres-databases';
import { startPostgres } from '../testing/postgres-server';
import { count, promise } from './drill';
import { lookAt, withInstance } from './instance';
import { checkLedger } from './load/ledger';
import { startLoad } from './load/load';
import { newPlayers } from './load/people';
import { runCommand, startCommand } from './run-command';

type Options = {
  /** How often the move is killed before it may end. */
  readonly kills: number;
  /** Awards that are there at the beginning. */
  readonly awards: number;
  readonly random: Random;
};

const PEOPLE = 8;
const LONGEST_LIFE_MS = 1_500;

/**
 * Kills the move from SQLite to PostgreSQL again and again while people play, then stops their server and
 * lets one more run end.
 *
 * @returns its figures
 * @throws with what differs
 */
export async function moveDrill({ kills, awards, random }: Options): Promise<string> {
  return withInstance({ engine: 'sqlite' }, async (instance) => {
    const postgres = await startPostgres();
    try {
      await ask(postgres.url('postgres'), 'create database moved');
      const env = { DATA_DIR: instance.folder, DATABASE_URL: postgres.url('moved') };
      const players = await instance.look((db) => newPlayers(db, PEOPLE));
      await instance.look((db) => manyAwards(db, players[0]?.userId ?? '', awards));
      const server = await instance.start();
      const load = startLoad({ url: server.url, players, clients: PEOPLE, pauseMs: 20, kinds: ['award'] });
      let killed = 0;
      for (let kill = 0; kill < kills; kill += 1)
        if (await isKilled(env, random() * LONGEST_LIFE_MS)) killed += 1;
      await load.stop();
      await server.end('SIGTERM');
      await runCommand('migrate-to-postgres.js', [], env);
      const moved: DatabaseLocation = { engine: 'postgres', url: env.DATABASE_URL, connections: 2 };
      await checkEqual(instance.location, moved);
      const { stored } = await lookAt(moved, (db) => checkLedger(db, players.slice(1)));
      return `${count(killed)} kills of the migration, ${count(stored)} awards; differences: none`;
    } finally {
      await postgres.remove();
    }
  });
}

/** @returns false when the move had ended by itself before */
async function isKilled(env: Record<string, string>, lifeMs: number): Promise<boolean> {
  const move = startCommand('migrate-to-postgres.js', [], env);
  const exit = once(move, 'exit');
  await Promise.race([pause(500 + lifeMs), exit]);
  move.kill('SIGKILL');
  const [, signal] = (await exit) as [number | null, string | null];
  return signal === 'SIGKILL';
}

/** Of someone who has been there for long. */
async function manyAwards(db: Db, userId: string, number: number): Promise<void> {
  const page = 1_000;
  for (let first = 0; first < number; first += page) {
    const ids = Array.from({ length: page }, (_, index) => `bubble:${String(first + index)}`);
    await db
      .insertInto('point_events')
      .values(
        ids.map((id) => ({
          user_id: userId,
          id,
          activity: 'bubble',
          points: 1,
          leaves: 0,
          day: '2026-01-01',
          created_at: 0,
        })),
      )
      .execute();
  }
}

async function checkEqual(source: DatabaseLocation, target: DatabaseLocation): Promise<void> {
  const [wanted, found] = await Promise.all(
    [source, target].map((place) => lookAt(place, async (db) => digestsOf(db, await tableShapes(db)))),
  );
  for (const [table, digest] of Object.entries(wanted ?? {})) {
    if (table === 'migrations') continue;
    const same = JSON.stringify(digest) === JSON.stringify(found?.[table]);
    promise(same, `the table ${table} differs after the move`);
  }
}
