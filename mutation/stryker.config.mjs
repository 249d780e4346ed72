import { PARTS } from './parts.mjs';

const part = process.env.MUTATED_PART ?? '';
const [side] = PARTS[part].mutate[0].split('/');
/** What the tests of a part never load, so that it need not be copied. */
const others = ['bench', 'deploy', 'docs', 'e2e', 'scripts', 'server', 'web/src'].filter(
  (name) => name.split('/')[0] !== side,
);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/*', './mutation/ignore-messages.mjs'],
  ignorers: ['messages'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  mutate: [...PARTS[part].mutate, '!**/*.test.ts'],
  ignorePatterns: [...others.map((name) => `/${name}`), '/web/dist', '/server/dist', 'test-results'],
  symlinkNodeModules: false,
  tempDirName: 'mutation/sandbox',
  concurrency: 1,
  coverageAnalysis: 'perTest',
  timeoutMS: 5_000,
  checkers: [],
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true, skipFull: true },
  jsonReporter: { fileName: `test-results/mutation-${part.replace('/', '-')}.json` },
  allowEmpty: false,
};
