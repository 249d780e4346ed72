import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { backupName, keepNewest } from './backup-files';

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
  expect(await keepNewest(folder.path, 2, NOW_MS)).toEqual([days[3], days[2]]);
  expect(readdirSync(folder.path).sort()).toEqual([...days.slice(0, 2), ...others, running].sort());
});
