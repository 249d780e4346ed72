import { spawnSync } from 'node:child_process';
import { NotHere } from './drill';

/**
 * Runs a program under strace, as a grandchild, so that signals reach the program itself.
 *
 * @param options further options of strace
 * @throws NotHere where strace may not be used
 */
export function tracerOrNotHere(...options: readonly string[]): string[] {
  const always = ['-f', '-qq'];
  const tries = spawnSync('strace', [...always, '-e', 'trace=fsync', '-o', '/dev/null', 'true']);
  if (tries.status !== 0) throw new NotHere('strace may not be used (Debian: apt-get install strace)');
  return ['strace', '-D', ...always, ...options];
}
