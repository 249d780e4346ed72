import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, buildServer } from './built-server';
import { startServer } from './server-process';
import { tempFolder } from './temp-folder';

const ACCOUNTS = 10;

/** Makes the tracer a grandchild, so that signals reach the server itself. */
const tracer = (file: string) => ['strace', '-D', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', file];

const canTrace = spawnSync('strace', [...tracer('/dev/null').slice(1), 'true']).status === 0;

let built: BuiltServer;
beforeAll(async () => {
  if (canTrace) built = await buildServer();
}, 60_000);
afterAll(() => {
  if (canTrace) built.remove();
});

test.skipIf(!canTrace)(
  'the operating system is asked to write to the disk before each answer',
  async () => {
    const folder = tempFolder();
    const trace = join(folder.path, 'trace');
    const env = { DATA_DIR: join(folder.path, 'data') };
    const server = await startServer({ entry: built.entry, env, under: tracer(trace) });
    const syncs = () =>
      readFileSync(trace, 'utf8')
        .split('\n')
        .filter((line) => /f(data)?sync\(/.test(line)).length;
    const before = syncs();
    for (let count = 0; count < ACCOUNTS; count += 1) {
      const answer = await fetch(`${server.url}/api/v1/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          fullName: 'Ana',
          email: `a${String(count)}@example.org`,
          password: 'a quiet morning',
        }),
      });
      expect(answer.status).toBe(201);
    }
    expect(syncs() - before).toBeGreaterThanOrEqual(ACCOUNTS);
    expect(await server.end('SIGTERM')).toBe(0);
    folder.remove();
  },
  60_000,
);
