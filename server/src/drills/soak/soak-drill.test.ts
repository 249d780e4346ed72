import { test } from 'vitest';
import { soakDrill } from './soak-drill';

test('mixed load runs without an error and leaves nothing open', async () => {
  await soakDrill({ engine: 'sqlite', seconds: 12, memoryLimit: Infinity, paceLimit: Infinity });
});
