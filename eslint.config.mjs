import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { arrows } from './scripts/lint/arrows.mjs';

/**
 * The architecture's arrows. Zones are made from the folder listing, so that a new feature is isolated
 * by itself; ARCHITECTURE.md draws the same arrows.
 * @param {string} target folder whose imports are limited
 * @param {string[]} allowed folders it may import beside itself
 * @param {string} message
 */
const WORKSPACES = ['domain', 'contract', 'content', 'server', 'web', 'e2e', 'bench'];

const zone = (target, from, except, message) => ({ target, from, except, message });

const between = (workspace, allowed) =>
  WORKSPACES.filter((other) => other !== workspace && !allowed.includes(other)).map((other) =>
    zone(workspace, other, undefined, `${workspace} may import ${['itself', ...allowed].join(', ')} only.`),
  );

const featuresOf = (side) =>
  readdirSync(`${side}/src/features`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

const isolated = (side) =>
  featuresOf(side).map((name) =>
    zone(
      `${side}/src/features/${name}`,
      `${side}/src/features`,
      `${side}/src/features/${name}`,
      'No feature imports another: what two share goes down into domain, platform or ui, or meets in pages or app.ts.',
    ),
  );

const inside = (side, layer, forbidden) =>
  forbidden.map((other) =>
    zone(`${side}/src/${layer}`, `${side}/src/${other}`, undefined, `${side}/${layer} lies below ${other}.`),
  );

const zones = [
  ...between('domain', []),
  ...between('contract', ['domain']),
  ...between('content', ['domain']),
  ...between('server', ['domain', 'contract', 'content']),
  ...between('web', ['domain', 'contract', 'content']),
  ...isolated('server'),
  ...isolated('web'),
  ...inside('server', 'db', ['platform', 'features', 'app.ts', 'main.ts']),
  ...inside('server', 'platform', ['features', 'app.ts', 'main.ts']),
  ...inside('server', 'features', ['app.ts', 'main.ts']),
  ...inside('web', 'platform', ['ui', 'features', 'pages']),
  ...inside('web', 'ui', ['features', 'pages']),
  ...inside('web', 'features', ['pages']),
];

const readsQueryBuilder = { name: 'kysely', message: 'Only db/ and store.ts know the query builder.' };

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'test-results/**', 'bench/node_modules/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { architecture: { rules: { arrows: arrows(import.meta.dirname, zones) } } },
    rules: {
      'architecture/arrows': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Our objects are records of functions without `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Plugins and ports are async by contract, whether or not they wait for anything.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['domain/**/*.ts', 'contract/**/*.ts', 'server/src/**/*.ts', 'content/**/*.ts'],
    ignores: [
      'server/src/config.ts',
      'server/src/main.ts',
      'server/src/commands/**',
      '**/*.test.ts',
      'server/src/{testing,drills}/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: [
      'server/src/db/**',
      'server/src/**/*store.ts',
      'server/src/**/*.test.ts',
      'server/src/{testing,drills}/**',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [readsQueryBuilder] }] },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is passed in.' },
        { object: 'Date', property: 'now', message: 'Time is passed in.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/platform/**', 'web/src/entry-*.tsx', 'web/src/service-worker/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'indexedDB', 'Audio', 'setInterval'].map((name) => ({
          name,
          message: 'Only platform touches storage, audio, timers and the network.',
        })),
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['**/*.test.ts', 'e2e/**/*.ts', 'server/src/{testing,drills}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Outside every tsconfig: tests of packages that know neither Node nor a browser, and tool settings.
    files: [
      '{domain,contract,content}/**/*.test.ts',
      'scripts/**/*.ts',
      '*.config.ts',
      '{server,web,e2e}/*.config.ts',
    ],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    // Whoever chooses the text must not choose how long it takes: expressions take linear time, all of them.
    files: ['{domain,contract,content,server,web}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'server/src/{testing,drills}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['scripts/media/drawings/**'], rules: { 'no-unused-vars': 'off' } },
);
