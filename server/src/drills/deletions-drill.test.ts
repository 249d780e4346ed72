import { expect, test } from 'vitest';
import { deletionsDrill } from './deletions-drill';

test.each([
  { from: 'sqlite' as const, into: 'postgres' as const },
  { from: 'postgres' as const, into: 'sqlite' as const },
])('no one who was deleted is back after a restore, and everyone else is ($from)', async ({ from, into }) => {
  expect(await deletionsDrill({ from, into, people: 2 })).toContain('lost: nothing');
});
