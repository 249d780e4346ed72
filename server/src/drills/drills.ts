import { seededRandom } from '@stillgrove/domain/random/seeded';
import { backupDrill } from './backup-drill';
import type { Drill } from './drill';
import { ENGINE_NAMES, type Engine } from './grove';
import { killDrill, killFigures } from './kill-drill';
import { moveDrill } from './move-drill';
import { restartPostgresDrill } from './postgres-restart-drill';
import { rollingRestartDrill } from './rolling-restart-drill';
import { soakDrill } from './soak-drill';
import { upgradeDrill } from './upgrade-drill';

const KILLS = 100;

function onBoth(drillOf: (engine: Engine) => Drill): Drill[] {
  return (['sqlite', 'postgres'] as const).map(drillOf);
}

/** Every drill in its long form, in the order in which they are run. Together they take about half an hour. */
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
    name: 'rolling-restart',
    title: 'two processes behind nginx restarted in turn under load',
    run: () => rollingRestartDrill({ restarts: 20 }),
  },
  ...onBoth((engine) => ({
    name: `upgrade-${engine}`,
    title: `kill -9 in the middle of an upgrade, ${ENGINE_NAMES[engine]}`,
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
    name: 'move',
    title: 'kill -9 in the middle of the move to PostgreSQL, under writes',
    run: () => moveDrill({ kills: 20, awards: 100_000, random: seededRandom(20_270_305) }),
  },
  {
    name: 'soak',
    title: 'mixed load for ten minutes',
    run: () => soakDrill({ engine: 'postgres', seconds: 600, memoryLimit: 30 }),
  },
];
