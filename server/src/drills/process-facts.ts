import { readdirSync, readFileSync } from 'node:fs';
import { NotHere } from './drill';

type ProcessFacts = {
  /** What it holds in memory, in megabytes. */
  readonly memoryMb: number;
  /** Open files and connections. */
  readonly handles: number;
};

/**
 * What the system says of a process.
 *
 * @throws NotHere where there is no /proc
 */
export function processFacts(pid: number): ProcessFacts {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? NaN);
    return { memoryMb: kilobytes / 1024, handles: readdirSync(`/proc/${String(pid)}/fd`).length };
  } catch {
    throw new NotHere('the system says nothing of its processes in /proc');
  }
}
