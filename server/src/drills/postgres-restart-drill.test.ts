import { test } from 'vitest';
import { restartPostgresDrill } from './postgres-restart-drill';

test('a restart of PostgreSQL is told in our words, and all is well soon after it', async () => {
  await restartPostgresDrill({ stops: 0, kills: 1 });
});
