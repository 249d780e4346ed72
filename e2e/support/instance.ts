import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { endProcess } from '../../server/src/testing/child-process';
import { freePort } from '../../server/src/testing/free-port';
import { createOutside } from './outside';

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** A line of the log about what is as it should be. */
const GOES_WELL = /^\{"level":"(?:trace|debug|info)"/;

/** An instance of our own: the built server with a folder of data that no one else uses. */
export type Instance = {
  /** Stays the same over every stop and start. */
  readonly url: string;
  /** Where all its data is. */
  readonly dataDir: string;
  /**
   * Starts the server unless it runs.
   *
   * @param entry the first script of another build
   */
  start(entry?: string): Promise<void>;
  /** Asks the server to stop and waits until it has. */
  stop(): Promise<void>;
  /** Takes the process away without a word. */
  kill9(): Promise<void>;
  /** Changes what is stored, by SQL, while the server is stopped; then starts it again. */
  changeStored(sql: string): Promise<void>;
  /** What the server complained about since the last time. */
  takeComplaints(): string[];
  /** All that it ever wrote, its log included. */
  output(): string;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
};

/** @param settings variables of the environment, on top of a loose rate limit and a quiet log */
export async function prepareInstance(settings: Readonly<Record<string, string>>): Promise<Instance> {
  const port = await freePort('localhost');
  const dataDir = await mkdtemp(join(tmpdir(), 'grove-'));
  const complaints: string[] = [];
  const written: string[] = [];
  const outside = createOutside();
  await outside.start();
  let running: ChildProcess | null = null;

  const end = async (signal: NodeJS.Signals) => {
    const child = running;
    running = null;
    if (child) await endProcess(child, signal);
  };

  const start = async (entry = SERVER) => {
    if (running !== null) return;
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'warn',
        ...outside.settings,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    createInterface({ input: child.stderr }).on('line', (line) => {
      written.push(line);
      if (!GOES_WELL.test(line)) complaints.push(line);
    });
    child.stdout.on('data', (text: Buffer) => written.push(text.toString()));
    await ready(child, complaints);
  };

  await start();
  return {
    url: `http://localhost:${String(port)}`,
    dataDir,
    start,
    stop: () => end('SIGTERM'),
    kill9: () => end('SIGKILL'),
    async changeStored(sql) {
      await end('SIGTERM');
      const stored = new Database(join(dataDir, 'stillgrove.db'), { fileMustExist: true });
      stored.exec(sql);
      stored.close();
      await start();
    },
    takeComplaints: () => complaints.splice(0),
    output: () => written.join('\n'),
    async remove() {
      await end('SIGTERM');
      await outside.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server says that it is ready. */
async function ready(child: ChildProcess, complaints: readonly string[]): Promise<void> {
  const said = new Promise<boolean>((resolve) => {
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(' is ready at ')) resolve(true);
    });
  });
  const gone = once(child, 'exit').then(() => false);
  if (!(await Promise.race([said, gone]))) {
    throw new Error(`The server did not start:\n${complaints.join('\n')}`);
  }
}
