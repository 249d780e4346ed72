import { defineConfig } from 'vitest/config';
import { content } from './content/src/vite-plugin';

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
      {
        test: {
          name: 'server',
          // No test changes what a module holds, and loading the server once a file takes longer than its tests.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { plugins: [content()], test: { name: 'web', include: ['web/src/**/*.test.ts'] } },
      { test: { name: 'project', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
