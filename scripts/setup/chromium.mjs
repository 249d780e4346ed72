import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same engine without a desktop's windows: the journeys take two thirds of the time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium for the journeys, and installs Debian's where that is possible.
 * @returns {Promise<string>} path of the program
 */
export async function journeysChromiumPath() {
  if (process.env['CHROMIUM_PATH'] !== undefined) return chromiumPath();
  if (!existsSync(HEADLESS_SHELL))
    await installFromDebian('Chromium for the journeys', ['chromium-headless-shell']);
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}

/**
 * Finds a whole Chromium, as people have it, and installs Debian's where that is possible.
 * @returns {Promise<string>} path of the program
 */
export async function chromiumPath() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return existing(named);
  const found = CANDIDATES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  await installFromDebian('Chromium', ['chromium']);
  return existing(CANDIDATES.find((path) => existsSync(path)) ?? CANDIDATES[0]);
}

/** @param {string} path */
function existing(path) {
  if (existsSync(path)) return path;
  console.error(`There is no browser at ${path}, but Chromium is needed.`);
  console.error('Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.exit(1);
}
