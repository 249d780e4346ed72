import { defineConfig, type Plugin } from 'vite';

/** These load compiled code from beside themselves. */
const LOADS_COMPILED_CODE = ['better-sqlite3', '@node-rs/argon2'];

/** Fastify would load them for schemas of another kind and for tests: a fifth of all text, read at each start. */
const NEVER_ASKED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** What `charset` leaves as it is: the words of tagged templates, and comments with a license. */
const asciiTemplates: Plugin = {
  name: 'ascii-templates',
  renderChunk: (code) => ({
    code: code.replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    map: null,
  }),
};

/** Few files for Node: starting hundreds of modules one by one takes most of a second and 40 MB. */
export default defineConfig(({ command }) => ({
  plugins: [asciiTemplates],
  build: {
    ssr: true,
    target: 'node20',
    // Readable, so that what is logged about a fault names the place.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        operator: 'src/commands/operator.ts',
        distribute: 'src/commands/distribute.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // With any letter outside of Latin-1, Node keeps all of the text with two bytes for each.
        charset: 'ascii',
        comments: { annotation: false, jsdoc: false },
      },
    },
  },
  ssr: {
    // Tests load libraries as they are published.
    noExternal: command === 'build' ? true : [],
    external: [...LOADS_COMPILED_CODE, ...NEVER_ASKED],
  },
}));
