import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** No noise of the browser's own: it would count as a request to a stranger. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A microphone that hears a beep and a camera that sees a pattern; a page that asks for them is answered yes. */
const DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

/** How the browser of journeys and pictures is started. */
export const BROWSER_OPTIONS: LaunchOptions = {
  args: [...(isRoot ? ['--no-sandbox'] : []), ...QUIET, ...DEVICES],
  ...(executablePath === undefined ? {} : { executablePath }),
};
