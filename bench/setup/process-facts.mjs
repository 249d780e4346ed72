import { readFileSync } from 'node:fs';

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

/**
 * Memory of a process that is in use right now, in megabytes.
 * @param {number} pid
 */
export function residentMb(pid) {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error('the system does not tell the memory of a process');
  return (Number(kibibytes) * 1024) / 1e6;
}
