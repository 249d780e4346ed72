import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How the name of a backup ends while it is being written. */
export const PARTIAL = '.partial';

const DAY_MS = 86_400_000;
const OURS = /^stillgrove-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup(\.age)?(\.partial)?$/;

/** Such as `stillgrove-2026-11-21T14-30-00Z.backup.age`; later ones come later in the alphabet. */
export function backupName(nowMs: number, encrypted: boolean): string {
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return `stillgrove-${time}Z.backup${encrypted ? '.age' : ''}`;
}

/**
 * Removes all backups of a folder but the newest ones, and what a run that was killed left behind. Files
 * that are called otherwise stay.
 *
 * @returns names of the backups that are gone
 */
export async function keepNewest(folder: string, count: number, nowMs: number): Promise<string[]> {
  const ours = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  const backups = ours.filter((name) => !name.endsWith(PARTIAL));
  const old = backups.slice(0, -count);
  const abandoned: string[] = [];
  for (const name of ours.filter((one) => one.endsWith(PARTIAL))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < nowMs - DAY_MS) abandoned.push(name);
  }
  for (const name of [...old, ...abandoned]) await rm(join(folder, name), { force: true });
  return old;
}
