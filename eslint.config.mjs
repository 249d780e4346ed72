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
 * @returns {import('./scripts/lint/arrows.mjs').Zone}
 */
const zone = (target, from, except, message, { testsToo = true } = {}) => ({
  target,
  from,
  except,
  message,
  testsToo,
});

const WORKSPACES = ['domain', 'contract', 'content', 'server', 'web', 'e2e', 'bench'];

const between = (workspace, allowed) =>
  WORKSPACES.filter((other) => other !== workspace && !allowed.includes(other)).map((other) =>
    zone(workspace, other, [], `${workspace} may import ${['itself', ...allowed].join(', ')} only.`),
  );

/** A folder or file of a workspace's sources may import these of the same workspace, and itself. */
const layer = (side, name, allowed) =>
  zone(
    `${side}/src/${name}`,
    `${side}/src`,
    [name, ...allowed].map((folder) => `${side}/src/${folder}`),
    `${side}/src/${name} may import ${['itself', ...allowed].join(', ')} only.`,
    { testsToo: false },
  );

const featuresOf = (side) =>
  readdirSync(`${side}/src/features`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

const features = (side, allowed) =>
  featuresOf(side).flatMap((name) => [
    layer(side, `features/${name}`, allowed),
    zone(
      `${side}/src/features/${name}`,
      `${side}/src/features`,
      [`${side}/src/features/${name}`],
      'No feature imports another: what two share goes down into domain, platform or ui, or meets in pages or app.ts.',
    ),
  ]);

const zones = [
  ...between('domain', []),
  ...between('contract', ['domain']),
  ...between('content', ['domain']),
  ...between('server', ['domain', 'contract', 'content']),
  ...between('web', ['domain', 'contract', 'content']),
  layer('server', 'db', []),
  layer('server', 'platform', ['db']),
  ...features('server', ['db', 'platform']),
  layer('web', 'platform', []),
  layer('web', 'ui', ['platform', 'drawings']),
  ...features('web', ['ui', 'platform', 'drawings', 'film']),
  layer('web', 'pages', ['features', 'ui', 'platform', 'drawings']),
  layer('web', 'service-worker', ['platform']),
  layer('web', 'head', ['platform']),
  layer('web', 'inline', ['platform']),
];

const PORTS = [
  'Audio',
  'BroadcastChannel',
  'XMLHttpRequest',
  'caches',
  'fetch',
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'setInterval',
];
const ONLY_PLATFORM = 'Only platform touches storage, cookies, audio, intervals and the network.';

const readsQueryBuilder = { name: 'kysely', message: 'Only db/ and store.ts know the query builder.' };

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'test-results/**', 'mutation/sandbox/**'] },
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
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What scrolls by itself is reached by the keyboard as a named region.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: [] }],
    },
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
    files: ['server/src/features/**/*routes.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[imported.name="Db"]',
          message: 'A route asks a service; only services and stores hold the database.',
        },
      ],
    },
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
    ignores: ['web/src/platform/**', 'web/src/service-worker/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...PORTS.map((name) => ({ name, message: ONLY_PLATFORM }))],
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'cookie', message: ONLY_PLATFORM },
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          PORTS.map((property) => ({ object, property, message: ONLY_PLATFORM })),
        ),
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
      '{server,web,e2e,mutation}/*.config.ts',
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
);
