import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { backupName, backupsToRemove, keepNewest, removeUpgradeCopies } from './backup-files';

const NOW_MS = Date.UTC(2026, 10, 21, 14, 30);
const DAY_MS = 86_400_000;

test('a backup is called by its time, and encrypted ones say so', () => {
  expect(backupName(NOW_MS, false)).toBe('stillgrove-2026-11-21T14-30-00Z.backup');
  expect(backupName(NOW_MS, true)).toBe('stillgrove-2026-11-21T14-30-00Z.backup.age');
});

test('the newest stay, encrypted or not, and what is called otherwise stays anyway', async () => {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const days = [0, 1, 2, 3].map((ago) => backupName(NOW_MS - ago * DAY_MS, ago % 2 === 0));
  const others = [
    'stillgrove-mine.backup',
    'notes.txt',
    'stillgrove-2026-01-01T00-00-00-000Z-before-0002.db',
  ];
  const abandoned = `${backupName(0, false)}.partial`;
  const running = `${backupName(NOW_MS, false)}.partial`;
  for (const name of [...days, ...others, abandoned, running]) writeFileSync(join(folder.path, name), '');
  utimesSync(join(folder.path, abandoned), 0, NOW_MS / 1000 - 100_000);
  utimesSync(join(folder.path, running), 0, NOW_MS / 1000);
  const made = days[0]!;
  expect(await keepNewest(folder.path, { made, keep: 2, nowMs: NOW_MS })).toEqual({
    remove: [days[3], days[2]],
    fromTheFuture: [],
  });
  expect(readdirSync(folder.path).sort()).toEqual([...days.slice(0, 2), ...others, running].sort());
});

test('a backup named in the future neither goes nor costs the one just made', async () => {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const [made, old, ahead] = [0, -DAY_MS, 3650 * DAY_MS].map((ms) => backupName(NOW_MS + ms, false));
  for (const name of [made!, old!, ahead!]) writeFileSync(join(folder.path, name), '');
  expect(await keepNewest(folder.path, { made: made!, keep: 1, nowMs: NOW_MS })).toEqual({
    remove: [old],
    fromTheFuture: [ahead],
  });
  expect(readdirSync(folder.path).sort()).toEqual([made, ahead]);
});

test('whatever names lie beside it, the backup just made stays, and with it the newest before it', () => {
  const backup = fc
    .tuple(fc.integer({ min: -400, max: 400 }), fc.boolean())
    .map(([days, encrypted]) => backupName(NOW_MS + days * DAY_MS, encrypted));
  fc.assert(
    fc.property(
      fc.uniqueArray(backup, { maxLength: 30 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      (others, encrypted, keep) => {
        const made = backupName(NOW_MS, encrypted);
        const names = [...new Set([...others, made])];
        const { remove, fromTheFuture } = backupsToRemove(names, { made, keep });
        const stays = names.filter((name) => !remove.includes(name) && !fromTheFuture.includes(name));
        expect(stays).toContain(made);
        expect(stays).toHaveLength(Math.min(keep, names.length - fromTheFuture.length));
        for (const gone of remove)
          for (const kept of stays) expect(gone.slice(0, 31) <= kept.slice(0, 31)).toBe(true);
      },
    ),
  );
});

test('a copy from before an upgrade goes after its time, and neither backups nor younger copies go with it', async () => {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const old = 'stillgrove-2026-10-20T00-00-00-000Z-before-0031-sync.db';
  const stays = ['stillgrove-2026-10-22T00-00-00-000Z-before-0032-links.db', backupName(0, false), 'mine.db'];
  for (const name of [old, ...stays]) writeFileSync(join(folder.path, name), '');
  expect(await removeUpgradeCopies(folder.path, Date.UTC(2026, 9, 21))).toEqual([old]);
  expect(readdirSync(folder.path).sort()).toEqual([...stays].sort());
  expect(await removeUpgradeCopies(join(folder.path, 'none yet'), NOW_MS)).toEqual([]);
});
