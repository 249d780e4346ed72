import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../load/client';
import type { Cluster } from './cluster';
import { at } from './layout';
import { takesWrites } from './takes-writes';

/** One look at something that is so or not, in milliseconds as `performance.now()` counts. */
type Look = { readonly askedMs: number; readonly answeredMs: number; readonly yes: boolean };

export type Watch = {
  /** @returns how often a process was asked, and when (milliseconds) it said that it is ready while no one took writes */
  stop(): Promise<{ readonly wrongMs: readonly number[]; readonly looks: number }>;
};

const EVERY_MS = 300;
/** What `/readyz` says may be so old: it waits as long for the database. */
const AGE_MS = 2_000;

/** Asks processes whether they are ready, and the cluster itself whether anyone takes writes, until stopped. */
export function startWatch(cluster: Cluster, urls: readonly string[]): Watch {
  const primaries: Look[] = [];
  const ready: Look[] = [];
  let stopping = false;
  const again = async (looks: Look[], see: () => Promise<boolean>) => {
    while (!stopping) {
      const askedMs = performance.now();
      const yes = await see();
      looks.push({ askedMs, answeredMs: performance.now(), yes });
      await pause(EVERY_MS);
    }
  };
  const servers = cluster.members.map(
    ({ postgresPort }) =>
      `postgres://postgres:${cluster.layout.values.SUPERUSER_PASSWORD ?? ''}@${at(postgresPort)}/postgres`,
  );
  /** In doubt someone does. */
  const anyTakesWrites = async () =>
    (await Promise.all(servers.map(takesWrites))).some((answer) => answer !== false);
  const clients = urls.map(createClient);
  const watching = [
    again(primaries, anyTakesWrites),
    ...clients.map((client) =>
      again(ready, async () => (await client.send({ method: 'GET', path: '/readyz' })).status === 200),
    ),
  ];
  return {
    async stop() {
      stopping = true;
      await Promise.all(watching);
      for (const client of clients) client.close();
      const wrong = ready.filter((look) => look.yes && noneTookWrites(primaries, look));
      return { wrongMs: wrong.map(({ answeredMs }) => answeredMs), looks: ready.length };
    },
  };
}

/**
 * Whether no one took writes in all the time that an answer may be about. What was so between two looks is told by
 * both, so the last one before that time and the first one after it count as well.
 */
function noneTookWrites(primaries: readonly Look[], { askedMs, answeredMs }: Look): boolean {
  const first = primaries.findLastIndex((look) => look.answeredMs <= askedMs - AGE_MS);
  const last = primaries.findIndex((look) => look.askedMs >= answeredMs);
  return first !== -1 && last !== -1 && !primaries.slice(first, last + 1).some(({ yes }) => yes);
}
