import { setTimeout as pause } from 'node:timers/promises';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import { count, promise, seconds, until } from '../drill';
import { type Instance, withInstance } from '../instance';
import { between, failures, tally } from '../load/figures';
import { checkLedger } from '../load/ledger';
import { type Sample, startLoad } from '../load/load';
import { newPlayers, type Player } from '../load/people';
import { type Cluster, startCluster } from './cluster';
import { bringAbout, type Fault, type FaultKind, isAcknowledged } from './faults';
import { gapsOf } from './figures';
import { startHaproxy } from './haproxy';
import { at } from './layout';
import { patroniOrNotHere } from './programs';
import { startWatch } from './watch';

/** How the product finds the primary. */
export type Way = 'haproxy' | 'hosts';

type Options = {
  readonly way: Way;
  /** What is done to the cluster, in turn. */
  readonly faults: readonly FaultKind[];
  /** The load goes on until so many awards are acknowledged. */
  readonly enough: number;
};

const PROCESSES = 2;
const CLIENTS = 20;
const PAUSE_MS = 20;
const CALM_MS = 3_000;
/** For how long (milliseconds) the load goes on after the last fault when it was not enough yet. */
const PATIENCE_MS = 600_000;
/** Within which time (milliseconds) a commit that waits for a standby is answered. */
const ANSWER_MS = 15_000;

const WAYS: Record<Way, string> = { haproxy: 'behind HAProxy', hosts: 'by several hosts' };

/**
 * Two processes on a cluster of three machines that lose PostgreSQL, a machine, etcd or their standbys under load.
 *
 * @throws when something acknowledged was lost or counted twice, when an answer was neither what was asked for nor
 * 503, when it took longer than promised until awards were acknowledged again, or when a process said that it is
 * ready while no one took writes
 */
export async function patroniDrill({ way, faults, enough }: Options): Promise<string> {
  patroniOrNotHere();
  const cluster = await startCluster();
  const haproxy = way === 'haproxy' ? await startHaproxy(cluster) : undefined;
  try {
    return await withInstance({ engine: 'postgres', url: addressOf(cluster, way) }, async (instance) => {
      return `${WAYS[way]}: ${await underLoad(instance, cluster, { faults, enough })}`;
    });
  } finally {
    await haproxy?.stop();
    await cluster.remove();
  }
}

function addressOf({ layout, members, url }: Cluster, way: Way): string {
  if (way === 'haproxy') return url(at(layout.haproxyPort));
  const hosts = members.map(({ postgresPort }) => at(postgresPort)).join(',');
  return `${url(hosts)}?target_session_attrs=read-write`;
}

async function underLoad(
  instance: Instance,
  cluster: Cluster,
  { faults: kinds, enough }: Omit<Options, 'way'>,
): Promise<string> {
  const servers = [];
  for (let index = 0; index < PROCESSES; index += 1)
    servers.push(await instance.start({ env: { LOG_LEVEL: 'fatal' } }));
  const urls = servers.map(({ url }) => url);
  const players = await instance.look((db) => newPlayers(db, 50));
  const loads = urls.map((url) =>
    startLoad({
      url,
      players,
      clients: CLIENTS / PROCESSES,
      pauseMs: PAUSE_MS,
      again: true,
      kinds: ['award', 'award', 'award', 'read'],
    }),
  );
  const watch = startWatch(cluster, urls);
  const scene = {
    cluster,
    samples: () => loads.flatMap(({ samples }) => samples.slice(-100)),
    whileStandbysAreAway: () => refusedForNow(urls[0] ?? '', players[0]),
  };
  await pause(CALM_MS);
  const faults: Fault[] = [];
  for (const kind of kinds) faults.push(await bringAbout(kind, scene));
  await until(() => loads.flatMap((load) => load.samples).filter(isAcknowledged).length >= enough, {
    withinMs: PATIENCE_MS,
    otherwise: `fewer than ${count(enough)} awards were acknowledged`,
  });
  const samples = (await Promise.all(loads.map((load) => load.stop()))).flat();
  const { wrongMs, looks } = await watch.stop();
  for (const server of servers)
    promise((await server.end('SIGTERM')) === 0, `a process did not survive: ${server.errors()}`);
  const { acknowledged } = await instance.look((db) => checkLedger(db, players));
  const gaps = gapsOf(samples, faults);
  const problems = [...gaps.problems, ...answerProblems(samples, faults)];
  for (const momentMs of wrongMs) {
    const fault = faults.find(({ fromMs, toMs }) => momentMs >= fromMs && momentMs < toMs);
    const when = fault ? `${seconds(momentMs - fault.fromMs)} after ${fault.kind}` : 'between faults';
    problems.push(`${when}, /readyz said 200 while no one took writes`);
  }
  promise(problems.length === 0, `${problems.join('; ')} (${gaps.text})`);
  const refused = failures(samples).length;
  return `${count(acknowledged)} awards acknowledged, lost: nothing, counted twice: nothing; ${count(samples.length)} requests, ${count(refused)} refused with 503, no other error; of ${count(looks)} answers of /readyz none was 200 without a primary; longest time without an acknowledged award: ${gaps.text}`;
}

/** An award while no standby is there: it is refused for now, and the answer says when to come again. */
async function refusedForNow(url: string, player: Player | undefined): Promise<void> {
  // Until the last commits that were confirmed are answered.
  await pause(CALM_MS);
  const award = roundAward('bubble', crypto.randomUUID(), calendarDay(Date.now()));
  const answer = await fetch(`${url}/api/v1/points`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: player?.cookie ?? '' },
    body: JSON.stringify({ awards: [award] }),
  });
  const retryAfter = answer.headers.get('retry-after');
  promise(
    answer.status === 503 && retryAfter !== null,
    `while no standby was there, an award was answered with ${String(answer.status)} and Retry-After: ${String(retryAfter)}`,
  );
}

/** Answers that are neither what was asked for nor a refusal for now, and refusals that took too long. */
function answerProblems(samples: readonly Sample[], faults: readonly Fault[]): string[] {
  const strange = tally(failures(samples).filter(({ status }) => status !== 503));
  const slowest = faults
    .filter(({ kind }) => kind === 'standbys')
    .flatMap(({ fromMs, toMs }) => failures(between(samples, fromMs, toMs)).map(({ ms }) => ms))
    .reduce((most, ms) => Math.max(most, ms), 0);
  return [
    ...(strange === '' ? [] : [`other answers than 503: ${strange}`]),
    ...(slowest > ANSWER_MS ? [`while no standby was there, a refusal took ${seconds(slowest)}`] : []),
  ];
}
