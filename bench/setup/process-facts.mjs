import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The kernel counts processor time in hundredths of a second on every Linux that Node runs on. */
const MICROSECONDS_PER_TICK = 10_000;

/**
 * Processor time that a process has used, its threads included, in microseconds.
 * @param {number} pid
 */
export function processorTime(pid) {
  // The name before the last bracket may hold spaces; user and system time are the 12th and 13th after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

const LOOK_MS = 1_000;
/** Of one core; a server without visitors uses less than a hundredth. */
const IDLE_SHARE = 0.03;
const IDLE_LIMIT_MS = 180_000;

/**
 * Waits until a process has nothing to do: after its start a server compresses its pages for a while.
 * @param {number} pid
 */
export async function untilIdle(pid) {
  const deadline = performance.now() + IDLE_LIMIT_MS;
  for (let quiet = 0; quiet < 3 && performance.now() < deadline;) {
    const before = processorTime(pid);
    await pause(LOOK_MS);
    quiet = processorTime(pid) - before < IDLE_SHARE * LOOK_MS * 1000 ? quiet + 1 : 0;
  }
}

/**
 * Memory of a process that is in use right now, in megabytes.
 * @param {number} pid
 */
export function residentMb(pid) {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error('the system does not tell the memory of a process');
  return (Number(kibibytes) * 1024) / 1e6;
}
