import { expect, test } from 'vitest';
import { backupDrill } from './backup-drill';

test.each([
  { from: 'sqlite' as const, into: 'postgres' as const },
  { from: 'postgres' as const, into: 'sqlite' as const },
])(
  'a backup made while people play holds all that was acknowledged before ($from)',
  async ({ from, into }) => {
    expect(await backupDrill({ from, into, people: 8, playMs: 500 })).toContain('lost: nothing');
  },
);
