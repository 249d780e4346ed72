import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Sends a signal and waits until the process has exited; does nothing when it has exited already. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
