import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { pageRowsOf, type Row } from '../copies/rows';
import { AGE_BEGINNING, asItIs, decrypting } from './encryption';
import { type BackupHead, type BackupTail, parseHead, parseTail, BackupProblem } from './format';

type BackupRows = { readonly table: string; readonly rows: readonly Row[] };

/** A backup that is being read, once, from its beginning to its end. */
export type OpenBackup = {
  readonly head: BackupHead;
  /** At most a page at a time; it returns the tail. */
  readonly rows: AsyncGenerator<BackupRows, BackupTail>;
};

const DAMAGED =
  'This file is not a Stillgrove backup, or it is damaged or incomplete. Nothing was restored. Use another backup.';

/**
 * Reads a backup with constant memory.
 *
 * @param identity what decrypts it, or null
 * @throws BackupProblem when the file cannot be read, is no backup, is damaged or needs another key
 */
export async function readBackup<T>(
  file: string,
  identity: string | null,
  use: (backup: OpenBackup) => Promise<T>,
): Promise<T> {
  try {
    const decrypt = (await beginningOf(file)) === AGE_BEGINNING ? decrypting(identity) : asItIs;
    let result: { value: T } | undefined;
    await pipeline(
      createReadStream(file),
      decrypt,
      createGunzip({ chunkSize: 65_536 }),
      async (bytes: AsyncIterable<Uint8Array>) => {
        const lines = linesOf(bytes);
        const first = await lines.next();
        const head = parseHead(first.done === true ? null : parse(first.value));
        result = { value: await use({ head, rows: rowsOf(lines) }) };
      },
    );
    if (result === undefined) throw new BackupProblem(DAMAGED);
    return result.value;
  } catch (error) {
    throw told(error, file);
  }
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_BEGINNING.length));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new BackupProblem(DAMAGED);
}

async function* rowsOf(lines: AsyncGenerator<string>): AsyncGenerator<BackupRows, BackupTail> {
  let table: string | undefined;
  let tail: BackupTail | null = null;
  let rows: Row[] = [];
  for await (const line of lines) {
    if (tail !== null) throw new BackupProblem(DAMAGED);
    const value = parse(line);
    if (Array.isArray(value)) rows.push(value as Row);
    if (
      table !== undefined &&
      rows.length > 0 &&
      (rows.length === pageRowsOf(table) || !Array.isArray(value))
    ) {
      yield { table, rows };
      rows = [];
    }
    if (Array.isArray(value)) continue;
    tail = parseTail(value);
    table = tableOf(value);
  }
  if (tail === null) throw new BackupProblem(DAMAGED);
  return tail;
}

function tableOf(value: unknown): string | undefined {
  const known = typeof value === 'object' && value !== null && 'table' in value ? value.table : undefined;
  return typeof known === 'string' ? known : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupProblem(DAMAGED);
  }
}

/** Problems that an operator can fix, as one sentence; other errors unchanged. */
function told(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupProblem) return error;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_') || error.message === 'invalid tag')
    return new BackupProblem(DAMAGED, { cause: error });
  if (syscall === 'open' || syscall === 'read')
    return new BackupProblem(`${file} cannot be read (${code}). Name the file of a backup.`);
  return error;
}
