import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { readArticles } from '../content/src/articles/articles';
import { BROWSERS } from './inline-scripts';

type Chunk = { file: string; css?: string[]; assets?: string[] };

const manifestText = readFileSync(new URL('dist/client/manifest.json', import.meta.url), 'utf8');
const manifest = JSON.parse(manifestText) as Record<string, Chunk>;
const chunks = Object.values(manifest);
const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));

const named = (ending: RegExp) =>
  JSON.stringify(
    [...files]
      .filter((file) => ending.test(file))
      .map((file) => `/${file}`)
      .sort(),
  );

/** The service worker is one classic script at the root, built after the files that it keeps are known. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    BUILD_ID: JSON.stringify(createHash('sha256').update(manifestText).digest('hex').slice(0, 12)),
    ENTRY_FILE: JSON.stringify(`/${manifest['src/entry-client.tsx']?.file ?? ''}`),
    CODE_FILES: named(/\.(?:js|css|woff2)$/),
    PICTURE_FILES: named(/\.svg$/),
    ARTICLE_PAGES: JSON.stringify(readArticles().map(({ link }) => link)),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    target: BROWSERS,
    outDir: 'dist/client',
    emptyOutDir: false,
    rollupOptions: {
      input: 'src/service-worker/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
