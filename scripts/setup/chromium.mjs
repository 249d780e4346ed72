import { existsSync, readFileSync } from 'node:fs';
import { run, step } from './step.mjs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium for the journeys, and installs Debian's where that is possible.
 * @returns {Promise<string>} path of the program
 */
export async function chromiumPath() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return existing(named);
  const found = CANDIDATES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (isDebian() && process.getuid?.() === 0) {
    await step('Installing Chromium for the journeys (a minute or two)', async () => {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
  }
  return existing(CANDIDATES.find((path) => existsSync(path)) ?? CANDIDATES[0]);
}

/** @param {string} path */
function existing(path) {
  if (existsSync(path)) return path;
  console.error(`There is no browser at ${path}, and the journeys need a Chromium.`);
  console.error('Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
  process.exit(1);
}

function isDebian() {
  return existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
}
