import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../drill';

/** PostgreSQL refuses to run as root; Debian's account for what needs no rights. */
export const NOBODY = 65_534;

/** The account that the processes of a cluster run as. */
export function account(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Starts a program in a folder, by which its processes are found again, and keeps what it says in a file there. */
export function startIn(folder: string, program: string, args: readonly string[], log: string): ChildProcess {
  const output = openSync(join(folder, log), 'a');
  const child = spawn(program, args, {
    ...account(),
    cwd: folder,
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

/**
 * Processes that work in a folder or below it. PostgreSQL’s work in its data folder and outlive the Patroni that
 * started them, so neither their parents nor their groups tell whose they are.
 */
function processesIn(folder: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const workingFolder = readlinkSync(`/proc/${name}/cwd`);
      return workingFolder === folder || workingFolder.startsWith(`${folder}/`) ? [Number(name)] : [];
    } catch {
      // Gone, or someone else’s.
      return [];
    }
  });
}

/** Ends all processes of a folder at once, like a power cut. @param chosen which of them, by their command line */
export async function killIn(
  folder: string,
  chosen: (command: string) => boolean = () => true,
): Promise<void> {
  await until(
    () => {
      const left = processesIn(folder).filter((pid) => chosen(commandOf(pid)));
      for (const pid of left) kill(pid);
      return left.length === 0;
    },
    { withinMs: 10_000, otherwise: `processes in ${folder} outlived their end` },
  );
}

/** Ends one process without warning; it may be gone already. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
