import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../testing/temp-folder';
import { NotHere } from './drill';

type SmallDisk = {
  readonly path: string;
  /** Leaves no byte free. */
  fill(): void;
  /** Gives the room back. */
  free(): void;
  remove(): void;
};

/**
 * A disk of some megabytes.
 *
 * @throws NotHere without the rights to mount one
 */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = tempFolder();
  const path = join(folder.path, 'disk');
  mkdirSync(path);
  const options = `size=${String(megabytes)}m,mode=0755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) {
    folder.remove();
    throw new NotHere('a small disk can be mounted by root alone');
  }
  // PostgreSQL runs as another account.
  spawnSync('chmod', ['711', folder.path]);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      for (const size of [1_000_000, 4096, 1]) fillWith(ballast, size);
    },
    free: () => {
      rmSync(ballast, { force: true });
    },
    remove: () => {
      // What still holds it lets go in a moment.
      spawnSync('umount', ['-l', path]);
      folder.remove();
    },
  };
}

function fillWith(file: string, size: number): void {
  const handle = openSync(file, 'a');
  const chunk = Buffer.alloc(size);
  try {
    for (;;) if (writeSync(handle, chunk) < size) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}
