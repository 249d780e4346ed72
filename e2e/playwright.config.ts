import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

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

/** What does not depend on the width of the screen is told once, on the one screen or the other. */
const ON_DESKTOP = [
  'accounts',
  'addresses',
  'claims',
  'crawl',
  'forgot-password',
  'keyboard',
  'legal-texts',
  'operator',
  'operator-desk',
  'operator-invitation',
  'sessions',
  'settings',
  'toasts',
  'too-often',
  'two-step',
  'watch',
];
const ON_PHONE = [
  'bad-network',
  'body-scan',
  'books-and-videos',
  'breathing',
  'browse',
  'diary',
  'games',
  'guard',
  'new-version',
  'offline',
  'operator-members',
  'operator-rooms',
  'operator-words',
  'points',
  'relax',
  'storage',
  'stored-values',
  'subscribe',
];

const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A second try tells a fault of the product from a machine that was busy; it is named at the end.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: {
      args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      testIgnore: files(ON_DESKTOP),
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: files(ON_PHONE),
      grepInvert: /@phone/,
    },
  ],
});
