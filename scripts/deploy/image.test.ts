import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTINGS } from '../../server/src/config';
import { freePort } from '../../server/src/testing/free-port';
import { tempFolder } from '../../server/src/testing/temp-folder';
import { writeProductTree } from '../setup/product-tree.mjs';
import { readDockerfile } from './dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const RUNNER = join(import.meta.dirname, 'run-like-an-image.sh');
const MEGABYTE = 1_000_000;

const dockerfile = readDockerfile(ROOT);
const list = (name: string) => JSON.parse(dockerfile.one(name)) as string[];
const canIsolate = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

const folder = tempFolder();
const app = join(folder.path, 'app');
const data = join(folder.path, 'data');
const root = join(folder.path, 'root');

beforeAll(() => {
  // The stage before the last ends in `npm run install-to -- /app`, which is this.
  writeProductTree(app);
});
afterAll(folder.remove);

test('it takes nothing into the image but the tree of the product and an empty data folder', () => {
  const copies = dockerfile.image.filter(({ name }) => name === 'COPY').map(({ value }) => value);
  expect(copies).toEqual(['--from=build /app /app', '--from=build --chown=65532:65532 /data /data']);
  expect(dockerfile.image.map(({ name }) => name)).not.toContain('RUN');
});

test('it runs as an account of its own, named by number, and ends on SIGTERM', () => {
  expect(dockerfile.one('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(dockerfile.one('STOPSIGNAL')).toBe('SIGTERM');
});

test('it sets what is a setting and holds no secret', () => {
  const { MALLOC_ARENA_MAX: _ofTheLibrary, ...settings } = dockerfile.env;
  expect(SETTINGS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(Object.keys(settings).sort()).toEqual(['DATA_DIR', 'HOST', 'PORT']);
});

test('what is copied into the build leaves out secrets, data and what is generated there', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining([
      '.git',
      '**/.env*',
      'data',
      'deploy/tls',
      '**/node_modules',
      '**/dist',
      'test-results',
    ]),
  );
});

test('the tree is small and everything in it is needed to run', () => {
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const bytes = names.reduce((sum, name) => sum + statSync(join(app, name)).size, 0);
  expect(bytes).toBeLessThan(25 * MEGABYTE);
  expect(
    names.filter((name) => /\.(?:map|c|cpp|ts|tsx)$|\.test\./.test(name) && !name.endsWith('.d.ts')),
  ).toEqual([]);
});

test.skipIf(!canIsolate)(
  'it serves people without rights on a read-only disk',
  { timeout: 60_000 },
  async () => {
    const [uid = 0, gid = 0] = dockerfile.one('USER').split(':').map(Number);
    for (const path of [data, root]) mkdirSync(path);
    chownSync(data, uid, gid);
    // The folders of a test are closed to other accounts.
    chmodSync(folder.path, 0o755);
    const port = await freePort('0.0.0.0');
    const env = { ...dockerfile.env, PATH: process.env.PATH ?? '', PORT: String(port) };
    const inImage = ['unshare', '--mount', RUNNER, root, app, data, dockerfile.one('USER')];
    const [unshare = '', ...rest] = inImage;
    const instance = spawn(unshare, [...rest, ...list('ENTRYPOINT'), ...list('CMD')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      await ready(instance);

      const status = readFileSync(`/proc/${String(instance.pid)}/status`, 'utf8');
      expect(status).toMatch(/^Uid:\t65532\t65532\t65532\t65532$/m);
      expect(status).toMatch(/^CapEff:\t0{16}$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);

      const [check = '', ...arguments_] = healthcheck();
      const namespace = ['-t', String(instance.pid), '-m', '-r', '-S', String(uid), '-G', String(gid)];
      expect(spawnSync('nsenter', [...namespace, check, ...arguments_], { env }).status).toBe(0);

      const url = `http://localhost:${String(port)}`;
      expect(await (await fetch(url)).text()).toContain('Mental Health Awareness');
      const registered = await fetch(`${url}/api/v1/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fullName: 'Ana Lee', email: 'ana@example.org', password: 'a quiet morning' }),
      });
      expect(registered.status).toBe(201);
      expect(existsSync(join(data, 'stillgrove.db'))).toBe(true);

      const asRoot = namespace.slice(0, 4);
      const canWrite = (path: string) => spawnSync('nsenter', [...asRoot, 'touch', path]).status === 0;
      expect(['/a', '/app/a', '/etc/a', '/data/a'].filter(canWrite)).toEqual(['/data/a']);
    } finally {
      const ended = once(instance, 'exit');
      instance.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  },
);

function healthcheck(): string[] {
  const [, command = '[]'] = / CMD (\[.*\])$/.exec(dockerfile.one('HEALTHCHECK')) ?? [];
  return JSON.parse(command) as string[];
}

async function ready(instance: ChildProcess): Promise<void> {
  const { stdout, stderr } = instance;
  if (!stdout || !stderr) return;
  let errors = '';
  stderr.on('data', (text: Buffer) => (errors += String(text)));
  const told = new Promise<void>((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('is ready at')) resolve();
    });
  });
  const stopped = once(instance, 'close').then(() => {
    throw new Error(`It did not start: ${errors}`);
  });
  await Promise.race([told, stopped]);
}
