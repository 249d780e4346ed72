import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files of earlier builds lie in the data folder, under the paths by which they are asked for. */
export const KEPT_ASSETS = 'earlier-builds';

const WEEK_MS = 7 * 86_400_000;
const ASSETS = 'assets';

/**
 * Copies the hashed files of this build aside, so that tabs that are open on it find them once it was replaced, and
 * notes that they are current. To be called at the start and again and again.
 *
 * @param client absolute path of the built client
 * @param kept absolute path of the folder for copies
 */
export async function keepAssets(client: string, kept: string, nowMs: number): Promise<void> {
  const target = join(kept, ASSETS);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(target));
  for (const { name } of await entriesOf(join(client, ASSETS))) {
    const file = join(target, name);
    if (!there.has(name)) {
      // Under its name only when it is whole. Several processes may do this at once.
      const partial = join(kept, `${name}.${crypto.randomUUID()}.partial`);
      await copyFile(join(client, ASSETS, name), partial, constants.COPYFILE_FICLONE);
      await rename(partial, file);
    }
    await utimes(file, nowMs / 1000, nowMs / 1000);
  }
}

/** Removes the copies that were last current a week ago. */
export async function removeOldAssets(kept: string, nowMs: number): Promise<void> {
  for (const folder of [kept, join(kept, ASSETS)]) {
    for (const entry of await entriesOf(folder)) {
      if (!entry.isFile()) continue;
      const file = join(folder, entry.name);
      if ((await stat(file)).mtimeMs < nowMs - WEEK_MS) await rm(file, { force: true });
    }
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
