import { readdirSync } from 'node:fs';

/** The least share of changes that tests must notice, in percent. */
export const LIMIT = 85;

/** @typedef {{ mutate: readonly string[], tests: readonly string[] }} Part paths relative to the project */

/** @type {(mutate: string, ...tests: string[]) => Part} */
const part = (mutate, ...tests) => ({
  mutate: [`${mutate}/**/*.ts`],
  tests: tests.map((folder) => `${folder}/**/*.test.ts`),
});

const RULES = new URL('../domain/src/', import.meta.url);
const POINTS = 'server/src/features/points';

/**
 * What is mutated, part by part, and by which tests it is checked: those beside it.
 *
 * @type {Readonly<Record<string, Part>>}
 */
export const PARTS = {
  ...Object.fromEntries(
    readdirSync(RULES).map((name) => [`domain/${name}`, part(`domain/src/${name}`, `domain/src/${name}`)]),
  ),
  judge: { mutate: [`${POINTS}/judge.ts`], tests: [`${POINTS}/judge.test.ts`] },
  session: part(
    'server/src/platform/session',
    'server/src/platform/session',
    'server/src/features/devices',
    'server/src/features/accounts',
  ),
  'second-factor': part('server/src/features/second-factor', 'server/src/features/second-factor'),
  outbox: part('server/src/platform/email', 'server/src/platform/email'),
  vault: part('web/src/platform/vault', 'web/src/platform/vault'),
};
