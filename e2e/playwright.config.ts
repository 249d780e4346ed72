import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './browser-options';

/** What does not depend on the width of the screen is told once, on the one screen or the other. */
const ON_DESKTOP = [
  'accounts',
  'addresses',
  'claims',
  'crawl',
  'forgot-password',
  'keyboard',
  'languages',
  'legal-texts',
  'operator',
  'operator-desk',
  'operator-invitation',
  'private-words',
  'sessions',
  'settings',
  'sync',
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
  'breathing-arc',
  'breathing-studio',
  'browse',
  'check-ins',
  'check-ins-kept',
  'diary',
  'private-space',
  'games',
  'guard',
  'guest',
  'movement',
  'new-version',
  'offline',
  'operator-members',
  'operator-rooms',
  'operator-words',
  'plan',
  'points',
  'relax',
  'reminders',
  'self-check',
  'sitting',
  'sounds',
  'storage',
  'stored-values',
  'subscribe',
  'today',
  'wind-down',
];

const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Twice the cores of a small machine: a journey waits for pages and pauses more than it computes.
  workers: 4,
  // A second try tells a fault of the product from a machine that was busy; it is named at the end.
  retries: 1,
  timeout: 150_000,
  // How long a page may take on a slow machine whose cores are all at work; a journey that passes never waits so long.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: BROWSER_OPTIONS,
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
