import { seededRandom } from '@stillgrove/domain/random/seeded';
import type { Drill } from './drill';
import { ENGINE_NAMES, type Engine } from './grove';
import { killDrill, killFigures } from './kill-drill';
import { restartPostgresDrill } from './postgres-restart-drill';

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
];
