import { request } from 'node:http';
import { count, promise } from './drill';
import { type Engine, ENGINE_NAMES, withInstance } from './instance';
import { expectNoFailure, p99 } from './load/figures';
import { startLoad } from './load/load';
import { newPlayers } from './load/people';
import { processFacts } from './process-facts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/transaction';

/** What an export may cost: memory in megabytes, and the p99 of others in milliseconds. */
const MEMORY_LIMIT_MB = 150;
const PACE_LIMIT_MS = 100;
const LOOK_MS = 20;
const INSERTED_AT_A_TIME = 1_000;

/**
 * Downloads all data of someone with very many awards, while others use the instance.
 *
 * @param paced whether the p99 of others is judged; a few seconds beside other work tell nothing of it
 * @throws when it took too much memory, or others felt it
 */
export async function exportDrill(options: {
  engine: Engine;
  awards: number;
  paced: boolean;
}): Promise<string> {
  const { engine, awards, paced } = options;
  return withInstance({ engine }, async (instance) => {
    const [person, ...players] = await instance.look((db) => newPlayers(db, 21));
    if (!person) throw new Error('there is no one to play');
    await instance.look((db) => addAwards(db, person.userId, awards));
    // An export asks for a recent re-authentication.
    await instance.look((db) =>
      db
        .updateTable('sessions')
        .set({ reauthenticated_at: Date.now() })
        .where('user_id', '=', person.userId)
        .execute(),
    );
    const server = await instance.start();
    const load = startLoad({ url: server.url, players, clients: 10, pauseMs: 50 });
    await pause(3_000);
    const before = [...load.samples];
    const memoryBefore = processFacts(server.pid).memoryMb;
    let most = memoryBefore;
    const watch = setInterval(() => (most = Math.max(most, processFacts(server.pid).memoryMb)), LOOK_MS);
    const startedAt = performance.now();
    const bytes = await download(server.url, person.cookie).finally(() => {
      clearInterval(watch);
    });
    const tookMs = performance.now() - startedAt;
    const during = [...load.samples].slice(before.length);
    await load.stop();
    promise((await server.end('SIGTERM')) === 0, 'the server did not stop as it should');
    expectNoFailure(during, 'during the export');
    const more = most - memoryBefore;
    const figures = `${ENGINE_NAMES[engine]}: ${count(awards)} awards, ${(bytes / 1_000_000).toFixed(1)} MB in ${(tookMs / 1000).toFixed(1)} s, ${more.toFixed(0)} MB more memory, others’ p99 ${p99(before).toFixed(0)} ms before and ${p99(during).toFixed(0)} ms during`;
    promise(more <= MEMORY_LIMIT_MB, `the export took too much memory: ${figures}`);
    promise(!paced || p99(during) <= PACE_LIMIT_MS, `others felt the export: ${figures}`);
    return `${figures}, lost: nothing`;
  });
}

async function addAwards(db: Db, userId: string, number: number): Promise<void> {
  for (let from = 0; from < number; from += INSERTED_AT_A_TIME) {
    const rows = Array.from({ length: Math.min(INSERTED_AT_A_TIME, number - from) }, (_, index) => ({
      user_id: userId,
      id: `bubble:${String(from + index)}:${crypto.randomUUID()}`,
      activity: 'bubble',
      points: 1,
      leaves: 0,
      day: '2026-11-01',
      created_at: from + index,
    }));
    await db.insertInto('point_events').values(rows).execute();
  }
}

/** @returns the size of the answer */
function download(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      new URL('/api/v1/user/data', url),
      { headers: { cookie, 'x-requested-with': 'drill' } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(bytes);
          else reject(new Error(`the export answered ${String(response.statusCode)}`));
        });
      },
    )
      .on('error', reject)
      .end();
  });
}
