import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, isRunning } from './child-process';

/** Milliseconds; a start takes seconds, also on a busy machine. */
const START_LIMIT_MS = 90_000;

export type ServerProcess = {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  /** All that it wrote to standard error so far. */
  errors(): string;
  /** Sends a signal. @returns the exit code, or null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

type StartOptions = {
  readonly entry: string;
  readonly env: Record<string, string>;
  /** A program that runs the server, such as a tracer, with its arguments. */
  readonly under?: readonly string[];
};

/**
 * Starts the built server on a free port.
 *
 * @returns once it says that it is ready
 * @throws with what it wrote to standard error when it stops before, or is not ready in time
 */
export async function startServer({ entry, env, under = [] }: StartOptions): Promise<ServerProcess> {
  const [tracer, ...tracerArgs] = under;
  const command = tracer ?? process.execPath;
  const args = tracer === undefined ? [entry] : [...tracerArgs, process.execPath, entry];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const url = await readyUrl(child);
  if (url === null) {
    const problem = isRunning(child) ? 'was not ready in time' : 'did not start';
    await endProcess(child, 'SIGKILL');
    throw new Error(`The server ${problem}: ${errors}`);
  }
  return {
    pid: child.pid ?? 0,
    port: Number(new URL(url).port),
    url,
    errors: () => errors,
    async end(signal) {
      await endProcess(child, signal);
      return child.exitCode;
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string | null> {
  if (!child.stdout) return null;
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const url = /is ready at (\S+)/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const stopped = once(child, 'close').then(() => null);
  const late = pause(START_LIMIT_MS, null, { ref: false });
  return Promise.race([ready, stopped, late]);
}
