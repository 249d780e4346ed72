import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Deletion, DeletionKind } from './deletion';

/** Its name in `DATA_DIR`, and beside backups. */
export const DELETION_FILE = 'deletions.txt';

const HEAD = '# What was deleted here, as keyed hashes. A restored backup is held against it. Keep it.\n';
const LINE =
  /^(account|message|subscriber|email|space|operator|passkey|app|code|password) ([0-9a-f]{12}\.[\w-]{43}) (\d{4}-\d\d-\d\d)$/;

/** @returns what stands in it; nothing when it is absent. Lines that were cut off are left out. */
export async function readDeletionFile(file: string): Promise<Deletion[]> {
  const text = await readIfThere(file);
  return (text ?? '').split('\n').flatMap((line) => {
    const [, kind, hash, day] = LINE.exec(line) ?? [];
    if (kind === undefined || hash === undefined || day === undefined) return [];
    return [{ kind: kind as DeletionKind, hash, dayMs: Date.parse(day) }];
  });
}

/** Adds lines at the end, on the disk when it returns. */
export async function appendToDeletionFile(file: string, deletions: readonly Deletion[]): Promise<void> {
  if (deletions.length === 0) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // A line of its own first: the last one may have been cut off.
  await appendFile(file, `\n${linesOf(deletions)}`, { mode: 0o600, flush: true });
}

/** Replaces what stands in it, wholly or not at all. */
export async function writeDeletionFile(file: string, deletions: readonly Deletion[]): Promise<void> {
  const partial = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(partial, HEAD + linesOf(deletions), { mode: 0o600, flush: true });
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Both lists without repeats, the oldest first. */
export function unitedDeletions(...lists: (readonly Deletion[])[]): Deletion[] {
  const byHash = new Map(lists.flat().map((deletion) => [deletion.hash, deletion]));
  return [...byHash.values()].sort((a, b) => a.dayMs - b.dayMs || (a.hash < b.hash ? -1 : 1));
}

function linesOf(deletions: readonly Deletion[]): string {
  return deletions
    .map(({ kind, hash, dayMs }) => `${kind} ${hash} ${new Date(dayMs).toISOString().slice(0, 10)}\n`)
    .join('');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
