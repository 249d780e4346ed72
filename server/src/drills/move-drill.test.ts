import { seededRandom } from '@stillgrove/domain/random/seeded';
import { expect, test } from 'vitest';
import { moveDrill } from './move-drill';

test('a move to PostgreSQL that is killed again and again ends in equal databases', async () => {
  const figures = await moveDrill({ kills: 3, awards: 20_000, random: seededRandom(20_270_305) });
  expect(figures).toMatch(/^[123] kills of the migration, [\d,]+ awards; differences: none$/);
});
