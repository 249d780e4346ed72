import { test } from 'vitest';
import { silentConnectionsDrill } from './silent-connections-drill';

test('connections to PostgreSQL that fall silent are replaced within 20 s, and hold up no stop', async () => {
  await silentConnectionsDrill({ silences: 1 });
});
