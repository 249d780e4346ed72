import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from '../content/src/vite-plugin';

/**
 * What every page needs travels as one file: many small ones compress worse and wait for each other. What
 * a module here imports comes along, so those that lead to points and diary are left out.
 */
const EVERYWHERE = {
  name: 'everywhere',
  test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|zustand)\/|vite\/preload-helper|web\/src\/(?:ui\/(?:layout\/(?!DoorPage|PictureMessage)|controls\/(?!Confirm|Field|PasswordField)|drawing\/|icons\/|toasts\/)|platform\/(?:clock\/idle|(?:page-data|http|session(?!\/forget-member)|site|preferences|navigation|toasts|offline)\/))/,
};

/** The addresses of drawings that several pages show: a line each, too little for a file each. */
const DRAWINGS = { name: 'drawings', test: /web\/src\/drawings\//, minShareCount: 2 };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [content()] : [])],
  // Every browser and server that runs this has React's own hook; the shim is for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: ['chrome130', 'edge130', 'firefox132', 'safari18'],
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    emptyOutDir: true,
    // The server writes every page's <link> and <style> itself from this list.
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    // What a page imports is named in its HTML, and kept on the device soon after; lists of it would weigh
    // more in every page's first scripts than they save on the next.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: isSsrBuild
      ? // With any letter outside of Latin-1, Node keeps all of the text with two bytes for each.
        {
          input: 'src/entry-server.tsx',
          output: { charset: 'ascii', comments: { annotation: false, jsdoc: false } },
        }
      : {
          input: { app: 'src/entry-client.tsx' },
          output: { advancedChunks: { groups: [EVERYWHERE, DRAWINGS] } },
        },
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: { noExternal: true },
  server: {
    proxy: {
      '/api': 'http://localhost:3000',
      '/sound': 'http://localhost:3000',
      '/scenes': 'http://localhost:3000',
    },
  },
}));
