import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './browser-options';

/** What does not depend on the width of the screen is told once; a file says so in its first line: `// one-screen: phone`. */
function filesOnlyOn(screen: 'phone' | 'desktop'): string[] {
  const folder = new URL('journeys/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => readFileSync(new URL(name, folder), 'utf8').startsWith(`// one-screen: ${screen}\n`))
    .map((name) => `**/${name}`);
}

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // The cores of a small machine: a journey computes more than it waits, and twice as many took a tenth longer in all.
  workers: 2,
  // A second try tells a fault of the product from a machine that was busy; it is named at the end.
  retries: 1,
  timeout: 150_000,
  // How long a page may take on a slow machine whose cores are all at work; a journey that passes never waits so long.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: BROWSER_OPTIONS,
    serviceWorkers: 'block',
    // What can never be pressed is told soon, not at the end of a long journey's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // Layout doesn't depend on device pixels, and painting four for one took a tenth of the time without a GPU.
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
      testIgnore: filesOnlyOn('desktop'),
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: filesOnlyOn('phone'),
      grepInvert: /@phone/,
    },
  ],
});
