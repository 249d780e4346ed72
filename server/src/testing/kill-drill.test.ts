import { seededRandom } from '@stillgrove/domain/random/seeded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, buildServer } from './built-server';
import { killDrill } from './kill-drill';
import { tempFolder } from './temp-folder';

/** More by `DRILL_ROUNDS=100`, when there is time. */
const ROUNDS = Number(process.env.DRILL_ROUNDS ?? 10);

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
}, 60_000);
afterAll(() => {
  built.remove();
});

test(
  'whatever was acknowledged is stored exactly once, however the server dies',
  async () => {
    const folder = tempFolder();
    const report = await killDrill({
      entry: built.entry,
      dataDir: folder.path,
      rounds: ROUNDS,
      random: seededRandom(20_270_305),
    });
    expect(report.acknowledged).toBeGreaterThan(ROUNDS);
    expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged);
    folder.remove();
  },
  ROUNDS * 15_000,
);
