import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../server/src/testing/temp-folder';

const FOLDER = join(import.meta.dirname, '../../deploy/systemd');
const UNIT = join(FOLDER, 'stillgrove@.service');
const BACKUP = join(FOLDER, 'stillgrove-backup.service');
const hardening = (file: string) =>
  readFileSync(file, 'utf8').split('NoNewPrivileges=')[1]?.split('[Install]')[0];
const has = (command: string) => spawnSync('systemd-analyze', [command, '--help']).status === 0;

/** systemd wants to know of the instance; `@.service` itself is only a template. */
function instance(): string {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const unit = join(folder.path, 'stillgrove@3001.service');
  copyFileSync(UNIT, unit);
  return unit;
}

test('V8 may write its machine code', () => {
  expect(readFileSync(UNIT, 'utf8')).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

test('a backup is kept as close as the server', () => {
  expect(hardening(BACKUP)?.trim()).toBe(hardening(UNIT)?.trim());
});

test.skipIf(!has('verify'))('systemd understands the units', () => {
  const units = [instance(), BACKUP, join(FOLDER, 'stillgrove-backup.timer')];
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  expect(stderr).not.toMatch(/stillgrove.*(?:Unknown|ignoring|Failed)/);
  expect(status, stderr).toBe(0);
});

test.skipIf(!has('security'))('systemd finds that little is left open', () => {
  const told = execFileSync('systemd-analyze', ['security', '--offline=true', instance()], {
    encoding: 'utf8',
  });
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(told)?.[1])).toBeLessThan(2);
});
