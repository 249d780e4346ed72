import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asJson, type Digest, newDigest } from '../copies/digest';
import { pagesOf } from '../copies/rows';
import { inSnapshot } from '../copies/snapshot';
import { tableShapes } from '../copies/table-shape';
import { DatabaseProblem } from '../errors';
import { appliedNames } from '../migrate';
import { type Db, isPostgres } from '../transaction';
import { PARTIAL } from './backup-files';
import { encrypting } from './encryption';
import { type BackupHead, FORMAT } from './format';

type BackupOptions = {
  /** Where the backup shall be, absolute; nothing is there before it is complete. */
  readonly file: string;
  /** Null: not encrypted. */
  readonly key: string | null;
  readonly nowMs: number;
};

type BackupReport = { readonly rows: number; readonly bytes: number };

/**
 * Writes everything that is in the database at this moment into one file, while others go on writing.
 *
 * @throws BackupProblem, DatabaseProblem, or what the file system says; then there is no file
 */
export async function writeBackup(db: Db, { file, key, nowMs }: BackupOptions): Promise<BackupReport> {
  const encrypt = encrypting(key);
  const folder = dirname(file);
  const partial = `${file}${PARTIAL}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const rows = await inSnapshot(db, async (snapshot) => {
      const head = await headOf(snapshot, nowMs);
      const digests: Record<string, Digest> = {};
      await pipeline(
        Readable.from(textOf(snapshot, head, digests)),
        createGzip({ level: GZIP_LEVEL }),
        encrypt,
        createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      );
      return Object.values(digests).reduce((sum, digest) => sum + digest.rows, 0);
    });
    await rename(partial, file);
    await sync(folder);
    return { rows, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Level 6 takes twice as long and makes files that are a tenth smaller. */
const GZIP_LEVEL = 3;

async function headOf(snapshot: Db, nowMs: number): Promise<BackupHead> {
  const tables = await tableShapes(snapshot);
  if (!tables.some(({ name }) => name === 'migrations')) {
    throw new DatabaseProblem('This database has no Stillgrove data yet. Check DATA_DIR and DATABASE_URL.');
  }
  return {
    stillgroveBackup: FORMAT,
    engine: isPostgres(snapshot) ? 'postgres' : 'sqlite',
    madeAt: new Date(nowMs).toISOString(),
    migrations: await appliedNames(snapshot),
    tables,
  };
}

async function* textOf(
  snapshot: Db,
  head: BackupHead,
  digests: Record<string, Digest>,
): AsyncGenerator<string> {
  yield line(head);
  for (const shape of head.tables) {
    yield line({ table: shape.name });
    const digest = newDigest();
    for await (const page of pagesOf(snapshot, shape)) {
      const rows = page.map(asJson);
      rows.forEach(digest.add);
      yield `${rows.join('\n')}\n`;
    }
    digests[shape.name] = digest.result();
  }
  yield line({ digests });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** A name in a folder outlasts a power cut once the folder is on disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
