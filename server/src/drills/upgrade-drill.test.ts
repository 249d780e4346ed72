import { spawnSync } from 'node:child_process';
import { test } from 'vitest';
import { upgradeDrill } from './upgrade-drill';

const canTrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

test.skipIf(!canTrace)(
  'a server that dies while it brings SQLite up to date leaves all steps or none',
  async () => {
    await upgradeDrill({ engine: 'sqlite', kills: 2 });
  },
);

test('a server that dies while it brings PostgreSQL up to date leaves all steps or none', async () => {
  await upgradeDrill({ engine: 'postgres', kills: 1 });
});
