import { seededRandom } from '@stillgrove/domain/random/seeded';
import { backupDrill } from './backup-drill';
import { clockDrill } from './clock/clock-drill';
import { deletionsDrill } from './deletions-drill';
import { diskFullDrill } from './disk-full-drill';
import type { Drill } from './drill';
import { exportDrill } from './export-drill';
import { ENGINE_NAMES, type Engine } from './instance';
import { killDrill, killFigures } from './kill-drill';
import { PACE_LIMIT } from './load/figures';
import { upstreamDrill } from './upstream-drill';
import type { FaultKind } from './patroni/faults';
import { patroniDrill } from './patroni/patroni-drill';
import { restartPostgresDrill } from './postgres-restart-drill';
import { powerLossDrill } from './power/power-loss-drill';
import { rollingRestartDrill } from './rolling-restart-drill';
import { silentConnectionsDrill } from './silent-connections-drill';
import { slowClientsDrill } from './slow-clients-drill';
import { soakDrill } from './soak/soak-drill';
import { upgradeDrill } from './upgrade-drill';

const KILLS = 100;
const SOAK_SECONDS = 600;
/** Megabytes an hour within which memory counts as flat: the caches of the database move it by as much. */
const SOAK_GROWTH = 60;
/** Five machines, PostgreSQL and two switchovers, and what stays away for a while. */
const CLUSTER_FAULTS: readonly FaultKind[] = [
  'postgres',
  'primary',
  'switchover',
  'standby',
  'etcd',
  'primary',
  'standbys',
  'primary',
  'switchover',
  'standby',
];

function onBoth(drillOf: (engine: Engine) => Drill): Drill[] {
  return (['sqlite', 'postgres'] as const).map(drillOf);
}

/** Every drill in its long form, in the order in which they are run. Together they take half an hour. */
export const DRILLS: readonly Drill[] = [
  ...onBoth((engine) => ({
    name: `kill-${engine}`,
    title: `kill -9 under writes, ${ENGINE_NAMES[engine]}`,
    run: async () =>
      killFigures(KILLS, await killDrill({ engine, rounds: KILLS, random: seededRandom(20_270_305) })),
  })),
  {
    name: 'postgres-restart',
    title: 'restart of PostgreSQL under load',
    run: () => restartPostgresDrill({ stops: 3, kills: 3 }),
  },
  {
    name: 'silent-connections',
    title: 'connections to PostgreSQL that stop answering under load',
    run: () => silentConnectionsDrill({ silences: 3 }),
  },
  {
    name: 'patroni',
    title: 'a cluster of Patroni that loses machines, etcd and standbys under load',
    run: async () =>
      [
        await patroniDrill({ way: 'haproxy', faults: CLUSTER_FAULTS, enough: 10_000 }),
        await patroniDrill({ way: 'hosts', faults: CLUSTER_FAULTS, enough: 10_000 }),
      ].join('; '),
  },
  {
    name: 'rolling-restart',
    title: 'two processes behind nginx restarted in turn under load',
    run: () => rollingRestartDrill({ restarts: 20 }),
  },
  ...onBoth((engine) => ({
    name: `upgrade-${engine}`,
    title: `kill -9 during an upgrade, ${ENGINE_NAMES[engine]}`,
    run: () => upgradeDrill({ engine, kills: engine === 'sqlite' ? 30 : 6 }),
  })),
  ...(['sqlite', 'postgres'] as const).map((from) => ({
    name: `backup-${from}`,
    title: `a backup of ${ENGINE_NAMES[from]} under writes, restored elsewhere`,
    run: async () =>
      [
        await backupDrill({ from, into: 'sqlite', people: 20, playMs: 5_000 }),
        await backupDrill({ from, into: 'postgres', people: 20, playMs: 5_000 }),
      ].join('; '),
  })),
  {
    name: 'deletions',
    title: 'a backup restored that is older than deletions',
    run: async () =>
      [
        await deletionsDrill({ from: 'sqlite', into: 'sqlite', people: 20 }),
        await deletionsDrill({ from: 'sqlite', into: 'postgres', people: 20 }),
        await deletionsDrill({ from: 'postgres', into: 'sqlite', people: 20 }),
        await deletionsDrill({ from: 'postgres', into: 'postgres', people: 20 }),
      ].join('; '),
  },
  ...onBoth((engine) => ({
    name: `disk-full-${engine}`,
    title: `disk full under load, ${ENGINE_NAMES[engine]}`,
    run: () => diskFullDrill({ engine, times: 3, secondsEach: 6 }),
  })),
  ...onBoth((engine) => ({
    name: `power-${engine}`,
    title: `power loss under writes, ${ENGINE_NAMES[engine]}`,
    run: () => powerLossDrill({ engine, awards: 1000, cuts: 300, random: seededRandom(20_270_305) }),
  })),
  {
    name: 'slow-clients',
    title: 'slow and half-open clients',
    run: () => slowClientsDrill({ clients: 100, seconds: 30, toTheEnd: true, paceLimit: PACE_LIMIT }),
  },
  {
    name: 'upstream',
    title: 'upstream services that hang',
    run: () => upstreamDrill({ secondsEach: 15, patient: true, paceLimit: PACE_LIMIT }),
  },
  ...onBoth((engine) => ({
    name: `clock-${engine}`,
    title: `clock moved by a day and by years, ${ENGINE_NAMES[engine]}`,
    run: () => clockDrill({ engine }),
  })),
  ...onBoth((engine) => ({
    name: `export-${engine}`,
    title: `an export of 200,000 awards next to other requests, ${ENGINE_NAMES[engine]}`,
    run: () => exportDrill({ engine, awards: 200_000, paced: true }),
  })),
  {
    name: 'soak',
    title: 'mixed load for ten minutes, on both engines side by side',
    run: soakOnBoth,
  },
];

async function soakOnBoth(): Promise<string> {
  const engines = ['sqlite', 'postgres'] as const;
  const outcomes = await Promise.allSettled(
    engines.map(async (engine) => {
      const line = await soakDrill({
        engine,
        seconds: SOAK_SECONDS,
        memoryLimit: SOAK_GROWTH,
        paceLimit: PACE_LIMIT,
      });
      return `${ENGINE_NAMES[engine]}: ${line}`;
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])).join('; ');
}
