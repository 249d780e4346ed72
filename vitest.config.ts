import { defineConfig, type TestProjectConfiguration, type TestUserConfig } from 'vitest/config';
import { content } from './content/src/vite-plugin';

/** The server's tests; those about data run on both engines, unchanged. */
function serverTests(options: TestUserConfig): TestProjectConfiguration {
  return {
    test: {
      // No test changes what a module holds, and loading the server once a file takes longer than its tests.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Told at the end of the run when it was needed; what was lost once is looked into.
      retry: 1,
      ...options,
    },
  };
}

export default defineConfig({
  test: {
    // Both cores of a small machine; the tests of the server wait for the disk much of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          testTimeout: 30_000,
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'content/src/**/*.test.ts'],
        },
      },
      serverTests({
        name: 'server',
        include: ['server/src/**/*.test.ts'],
        exclude: ['server/src/drills/**', 'server/src/db/move/**'],
        provide: { postgresUrl: '' },
      }),
      serverTests({
        name: 'server on PostgreSQL',
        include: [
          'server/src/**/*{store,routes,migrate,transaction,built-once,snapshot,retention,access,counter,outbox,chores,nul-character,backup,pool,two-processes,metrics,nothing-personal,move,awards-at-once}.test.ts',
        ],
        globalSetup: ['server/src/testing/postgres-setup.ts'],
      }),
      // One by one, for they measure what visitors notice of a fault. `npm run drills` runs them, `npm test` doesn't.
      serverTests({
        name: 'drills',
        include: ['server/src/drills/**/*.test.ts'],
        globalSetup: ['scripts/setup/build-for-drills.mjs'],
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
        testTimeout: 120_000,
        retry: 0,
        provide: { postgresUrl: '' },
      }),
      { plugins: [content()], test: { name: 'web', include: ['web/src/**/*.test.ts'] } },
      { test: { name: 'project', retry: 1, include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
