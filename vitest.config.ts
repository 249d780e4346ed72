import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          include: ['server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'] } },
      { test: { name: 'project', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
