import { spawnSync } from 'node:child_process';
import { NotHere } from './drill';

/**
 * Finds nginx, and installs Debian's where that is possible.
 *
 * @throws NotHere where it is not
 */
export async function nginxOrNotHere(): Promise<void> {
  if (isThere('nginx', '-v')) return;
  if (process.getuid?.() === 0 && isThere('apt-get', '--version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { env });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { env });
  }
  if (!isThere('nginx', '-v')) throw new NotHere('there is no nginx (Debian: apt-get install nginx-light)');
}

function isThere(program: string, option: string): boolean {
  return spawnSync(program, [option]).status === 0;
}
