import { seededRandom } from '@stillgrove/domain/random/seeded';
import { expect, test } from 'vitest';
import { killDrill } from './kill-drill';

test.each([{ engine: 'sqlite' as const }, { engine: 'postgres' as const }])(
  'whatever was acknowledged is stored exactly once, however the server dies ($engine)',
  async ({ engine }) => {
    const rounds = 3;
    const { acknowledged, stored, synced } = await killDrill({
      engine,
      rounds,
      random: seededRandom(20_270_305),
    });
    expect(acknowledged).toBeGreaterThan(rounds);
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    expect(synced).toBeGreaterThan(rounds);
  },
);
