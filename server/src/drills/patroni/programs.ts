import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { NotHere } from '../drill';

/** What runs a cluster: where Debian puts it, and the package it is in. */
export const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
} as const;

const PACKAGES: Record<keyof typeof PROGRAMS, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  postgres: 'postgresql-15',
};

/** Asked by Debian's packages whether they may start a service; 101 says no. */
const POLICY = '/usr/sbin/policy-rc.d';

export function hasPatroni(): boolean {
  return missingPackages().length === 0;
}

/**
 * Finds Patroni and what it needs, and installs Debian's packages where that is possible.
 *
 * @throws NotHere where it is not
 */
export function patroniOrNotHere(): void {
  if (process.platform !== 'linux') throw new NotHere('the processes of a machine are found in /proc');
  if (!hasPatroni() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(missingPackages());
  const missing = missingPackages().join(' ');
  if (missing !== '') throw new NotHere(`something is missing (Debian: apt-get install ${missing})`);
}

function missingPackages(): string[] {
  const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
  return names.filter((name) => !existsSync(PROGRAMS[name])).map((name) => PACKAGES[name]);
}

/** They are to be started by the drill, and not as services of the machine. */
function install(packages: readonly string[]): void {
  const own = !existsSync(POLICY);
  if (own) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { env });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  } finally {
    if (own) rmSync(POLICY);
  }
}
