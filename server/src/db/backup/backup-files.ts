import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How the name of a backup ends while it is being written. */
export const PARTIAL = '.partial';

const DAY_MS = 86_400_000;
const OURS = /^stillgrove-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup(\.age)?(\.partial)?$/;

/** A copy that an upgrade made of an SQLite database. */
const UPGRADE_COPY = /^stillgrove-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z-before-[\w-]+\.db$/;

/** Such as `stillgrove-2026-11-21T14-30-00Z.backup.age`; later ones come later in the alphabet. */
export function backupName(nowMs: number, encrypted: boolean): string {
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return `stillgrove-${time}Z.backup${encrypted ? '.age' : ''}`;
}

/** What becomes of the backups of a folder. */
type BackupsToRemove = {
  readonly remove: readonly string[];
  /** Named later than the one just made, so that their age is unknown; an operator decides about them. */
  readonly fromTheFuture: readonly string[];
};

/**
 * Which backups go when only the newest are to stay. The one just made always stays and counts as the newest.
 * Those named later come from a wrong clock: they neither go nor take the place of others.
 *
 * @param names backups of a folder, in any order, with or without the one just made
 * @param keep how many stay, including the one just made; 1 or more
 */
export function backupsToRemove(
  names: readonly string[],
  { made, keep }: { made: string; keep: number },
): BackupsToRemove {
  const others = names.filter((name) => name !== made).sort();
  const earlier = others.filter((name) => timeIn(name) <= timeIn(made));
  return {
    remove: earlier.slice(0, Math.max(0, earlier.length - (keep - 1))),
    fromTheFuture: others.filter((name) => timeIn(name) > timeIn(made)),
  };
}

/**
 * Removes all backups of a folder but the newest ones, and what a run that was killed left behind. Files
 * that are called otherwise stay.
 *
 * @param made name of the backup that was just made, which stays whatever lies beside it
 */
export async function keepNewest(
  folder: string,
  { made, keep, nowMs }: { made: string; keep: number; nowMs: number },
): Promise<BackupsToRemove> {
  const ours = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  const backups = ours.filter((name) => !name.endsWith(PARTIAL));
  const decision = backupsToRemove(backups, { made, keep });
  const abandoned: string[] = [];
  for (const name of ours.filter((one) => one.endsWith(PARTIAL))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < nowMs - DAY_MS) abandoned.push(name);
  }
  for (const name of [...decision.remove, ...abandoned]) await rm(join(folder, name), { force: true });
  return decision;
}

/** Removes the copies that upgrades made before a moment, by the time in their names. @returns what was removed */
export async function removeUpgradeCopies(folder: string, madeBeforeMs: number): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // No backup and no upgrade yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const old = names.filter((name) => {
    const [, day, hour, minute, second] = UPGRADE_COPY.exec(name) ?? [];
    return day !== undefined && Date.parse(`${day}T${hour}:${minute}:${second}Z`) < madeBeforeMs;
  });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

/** The timestamp in a file name; later ones sort later. */
function timeIn(name: string): string {
  return name.slice(0, 'stillgrove-2026-11-21T14-30-00Z'.length);
}
