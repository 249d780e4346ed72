import { test } from 'vitest';
import { exportDrill } from './export-drill';

test('an export of very many awards takes little memory', async () => {
  await exportDrill({ engine: 'sqlite', awards: 50_000, paced: false });
});
