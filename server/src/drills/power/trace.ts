import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a program asked of the disk, and when, in milliseconds since 1970. */
export type DiskCall = {
  readonly file: string;
  readonly startedMs: number;
  readonly endedMs: number;
} & (
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'sync' }
);

/** More than any page or record that a database writes at once. */
const LONGEST = '70000';

/** Options of strace for `readTrace`; one file for each thread, so that no line is torn. */
export function traceOptions(prefix: string, calls: string): string[] {
  return [
    '-ff',
    '-ttt',
    '-T',
    '-y',
    '-xx',
    '-s',
    LONGEST,
    '-e',
    'signal=none',
    '-e',
    `trace=${calls}`,
    '-o',
    prefix,
  ];
}

/** All calls of all threads about some files, in the order in which they ended. */
export function readTrace(prefix: string, isWanted: (file: string) => boolean): DiskCall[] {
  const folder = dirname(prefix);
  const calls = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path.startsWith(`${prefix}.`))
    .flatMap((path) =>
      readFileSync(path, 'latin1')
        .split('\n')
        .flatMap((line) => callOf(line) ?? []),
    )
    .filter(({ file }) => isWanted(file));
  return calls.sort((a, b) => a.endedMs - b.endedMs);
}

const LINE = /^([\d.]+) (\w+)\(\d+<([^>]*)>(?:, (.*))?\)\s+= (\d+) <([\d.]+)>$/;

function callOf(line: string): DiskCall | null {
  const [, start = '', name = '', path = '', rest = '', , took = ''] = LINE.exec(line) ?? [];
  if (name === '') return null;
  const startedMs = Number(start) * 1000;
  const about = { file: unescaped(path).toString(), startedMs, endedMs: startedMs + Number(took) * 1000 };
  switch (name) {
    case 'pwrite64': {
      const [, data = '', at = ''] = /^"([^"]*)", \d+, (\d+)$/.exec(rest) ?? [];
      return { ...about, kind: 'write', at: Number(at), bytes: unescaped(data) };
    }
    case 'ftruncate':
      return { ...about, kind: 'cut', at: Number(rest) };
    case 'fsync':
    case 'fdatasync':
      return { ...about, kind: 'sync' };
    default:
      return null;
  }
}

/** strace writes bytes as `\x0a`, and names as they are or likewise. */
function unescaped(text: string): Buffer {
  return text.startsWith(String.raw`\x`)
    ? Buffer.from(text.replaceAll(String.raw`\x`, ''), 'hex')
    : Buffer.from(text, 'latin1');
}
