import { expect, test } from 'vitest';
import { isBackupDue } from './backup-due';

const HOUR_MS = 3_600_000;
const NOW = 1_800_000_000_000;

test.each([
  ['none is known', null, true],
  ['it was just made', NOW, false],
  ['one night was missed', NOW - 48 * HOUR_MS, false],
  ['two nights were missed', NOW - 48 * HOUR_MS - 1, true],
])('a backup is due or not when %s', (_when, madeAtMs, due) => {
  expect(isBackupDue(madeAtMs, NOW)).toBe(due);
});
