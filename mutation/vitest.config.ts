import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messages } from '../web/languages/vite-plugin';
import { PARTS } from './parts.mjs';

// Stryker copies the project into a folder and changes the copy; this file is the copy's.
const root = fileURLToPath(new URL('..', import.meta.url));
const part = PARTS[process.env.MUTATED_PART ?? ''];
if (part === undefined) throw new Error('MUTATED_PART names no part of mutation/parts.mjs.');

export default defineConfig({
  root,
  plugins: [messages()],
  // Installed workspaces are links to the original, where nothing is changed.
  resolve: { alias: [{ find: /^@stillgrove\/(\w+)\/(.+)$/, replacement: `${root}$1/src/$2.ts` }] },
  test: {
    include: [...part.tests],
    isolate: false,
    testTimeout: 30_000,
    provide: { postgresUrl: '' },
  },
});
