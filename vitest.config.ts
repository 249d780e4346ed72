import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration, type TestUserConfig } from 'vitest/config';
import { articlePages, content } from './content/src/vite-plugin';
import { messages } from './web/languages/vite-plugin';

/** How a test file asks for a database. */
const USES_DATABASE =
  /testing\/(?:test-app|test-database|postgres-databases|standby)'|'\.\/(?:test-app|test-database|postgres-databases|signed-in-people)'/;

/** Every server test that uses a database, unless its first line says why one engine is enough: `// one-engine: …`. */
function testsOnBothEngines(): string[] {
  return readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .map((file) => `server/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !file.includes('/drills/'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return USES_DATABASE.test(text) && !text.startsWith('// one-engine: ');
    });
}

/** Long enough for any machine, however busy: a test fails for what it sees, never for how long it took. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

/** The server's tests; those about data run on both engines, unchanged. */
function serverTests(options: TestUserConfig): TestProjectConfiguration {
  return {
    test: {
      // No test changes what a module holds, and loading the server once a file takes longer than its tests.
      isolate: false,
      ...PATIENT,
      // A second try tells a fault of the product from a machine that was busy; it is named at the end.
      retry: 1,
      ...options,
    },
  };
}

export default defineConfig({
  test: {
    // One more than the cores of a small machine, for most of these tests wait for disks and other processes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'domain',
          // Rules hold nothing between tests, and loading them once a file takes a third of the time.
          isolate: false,
          ...PATIENT,
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'content/src/**/*.test.ts'],
        },
      },
      serverTests({
        name: 'server',
        include: ['server/src/**/*.test.ts'],
        exclude: ['server/src/drills/**'],
        provide: { postgresUrl: '' },
      }),
      serverTests({
        name: 'server on PostgreSQL',
        include: testsOnBothEngines(),
        globalSetup: ['server/src/testing/postgres-setup.ts'],
      }),
      // One by one, for they measure what visitors notice of a fault. `npm run drills` runs them, `npm test` doesn't.
      serverTests({
        name: 'drills',
        include: ['server/src/drills/**/*.test.ts'],
        globalSetup: ['scripts/setup/build-before-tests.mjs'],
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
        retry: 0,
        provide: { postgresUrl: '' },
      }),
      {
        plugins: [messages(), articlePages(), content()],
        test: {
          name: 'web',
          ...PATIENT,
          retry: 1,
          include: ['web/src/**/*.test.ts', 'web/languages/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'project',
          ...PATIENT,
          retry: 1,
          include: ['scripts/**/*.test.ts'],
          globalSetup: ['scripts/setup/build-before-tests.mjs'],
        },
      },
    ],
  },
});
