import { existsSync, readFileSync } from 'node:fs';
import { run, step } from './step.mjs';

/** Where Debian puts programs; root's path does not always name them all. */
const FOLDERS = ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/local/bin'];

/**
 * Installs Debian's packages where that is possible: on Debian, as root.
 * @param {string} what for, in words
 * @param {readonly string[]} packages
 */
export async function installFromDebian(what, packages) {
  if (packages.length === 0 || !isDebian() || process.getuid?.() !== 0) return;
  await step(`Installing ${what} (a minute or two)`, async () => {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      // Installed to be started by tests, and not as a service of the machine.
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  });
}

/** What the drills and the checks of `deploy/` work with; without one of these, its test is skipped. */
const TOOLS = { nginx: 'nginx-light', strace: 'strace' };

/** Installs what the tests of restarts and power cuts need. */
export async function installTestTools() {
  const missing = Object.entries(TOOLS).filter(([program]) => !isThere(program));
  await installFromDebian(
    `${missing.map(([program]) => program).join(' and ')} for the drills`,
    missing.map(([, name]) => name),
  );
}

/** @param {string} program */
function isThere(program) {
  return FOLDERS.some((folder) => existsSync(`${folder}/${program}`));
}

function isDebian() {
  return existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
}
