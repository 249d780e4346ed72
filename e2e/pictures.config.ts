import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './browser-options';

/** `npm run pictures`: takes screenshots of every state of the screens, and looks at each in every way that people do. */
export default defineConfig({
  testDir: 'pictures',
  globalSetup: './support/build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions: BROWSER_OPTIONS, serviceWorkers: 'block', actionTimeout: 15_000 },
});
