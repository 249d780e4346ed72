import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../setup/project-copy';

const ARROW = ['architecture(arrows)'];
const GLOBAL = ['eslint(no-restricted-globals)'];
const PROPERTY = ['eslint(no-restricted-properties)'];

/** A file that is not there yet, what would stand in it, and what lint says about that. */
type Case = readonly [file: string, code: string, rules: readonly string[]];

const REFUSED: readonly Case[] = [
  ['domain/src/points/new.ts', `import '../../../contract/src/points';`, ARROW],
  ['domain/src/points/new.ts', `export const now = () => Date.now();`, PROPERTY],
  ['contract/src/new.ts', `export { x } from '@stillgrove/content/books/books';`, ARROW],
  ['content/src/new.ts', `export * from '@stillgrove/contract/points';`, ARROW],
  ['server/src/db/new.ts', `import '../platform/clock';`, ARROW],
  ['server/src/platform/new.ts', `import '../features/points/store';`, ARROW],
  ['server/src/platform/new.ts', `import '../config';`, ARROW],
  ['server/src/features/points/new.ts', `import '../accounts/service';`, ARROW],
  ['server/src/features/points/new.ts', `await import('../accounts/service');`, ARROW],
  ['server/src/features/points/new.test.ts', `import '../accounts/service';`, ARROW],
  ['server/src/features/points/new.ts', `import '../../testing/test-app';`, ARROW],
  ['server/src/features/points/new.ts', `import '../../app';`, ARROW],
  ['server/src/features/points/new.ts', `import { sql } from 'kysely';`, ['eslint(no-restricted-imports)']],
  ['server/src/features/points/new.ts', `export const port = process.env.PORT;`, PROPERTY],
  [
    'server/src/features/points/new-routes.ts',
    `import type { Db } from '../../db/transaction';`,
    ['architecture(no-database-in-routes)'],
  ],
  ['web/src/platform/new.ts', `import '../routes';`, ARROW],
  ['web/src/platform/new.ts', `import '../service-worker/sw';`, ARROW],
  ['web/src/platform/new.ts', `void import('../features/points/PointsBadge');`, ARROW],
  ['web/src/ui/new.ts', `export type X = import('../pages/Home').X;`, ARROW],
  ['web/src/features/diary/new.ts', `void import('../books/Books');`, ARROW],
  ['web/src/features/diary/new.ts', 'void import(`../books/Books`);', ARROW],
  ['web/src/features/diary/new.ts', `import '../../pages/Home';`, ARROW],
  ['web/src/features/diary/new.ts', `import '../../App';`, ARROW],
  ['web/src/features/diary/new.ts', `localStorage.clear();`, GLOBAL],
  ['web/src/features/diary/new.ts', `sessionStorage.clear();`, GLOBAL],
  ['web/src/features/diary/new.ts', `window.localStorage.clear();`, PROPERTY],
  ['web/src/features/diary/new.ts', `void globalThis.fetch('/');`, PROPERTY],
  ['web/src/ui/new.tsx', `document.cookie = 'a=b';`, PROPERTY],
  ['web/src/pages/New.tsx', `void indexedDB.databases();`, GLOBAL],
  ['web/src/pages/New.tsx', `import '../service-worker/sw';`, ARROW],
  ['web/src/pages/New.tsx', `import '../routes';`, ARROW],
  ['web/src/service-worker/new.ts', `import '../features/diary/Diary';`, ARROW],
  ['web/src/head/new.ts', `import '../routes';`, ARROW],
  ['web/src/features/diary/new.ts', `import '../../../../server/src/app';`, ARROW],
  // One fault for every other kind of rule that we rely on.
  [
    'server/src/platform/new.ts',
    `export const late = () => { Promise.resolve(1); };`,
    ['typescript(no-floating-promises)'],
  ],
  [
    'domain/src/points/new.ts',
    `export const read = (text: string): unknown => (JSON.parse(text) as any).a;`,
    ['typescript(no-explicit-any)', 'typescript(no-unsafe-member-access)'],
  ],
  [
    'domain/src/points/new.ts',
    `export const add = (a: number) => { a + 1; };`,
    ['eslint(no-unused-expressions)'],
  ],
  ['contract/src/new.ts', 'export const slow = /^(a+)+$/;', ['regexp(no-super-linear-backtracking)']],
  ['web/src/ui/New.tsx', `export const New = () => <img src="/a.png" />;`, ['jsx-a11y(alt-text)']],
  [
    'web/src/ui/New.tsx',
    `import { useState } from 'react';\nexport function New({ on }: { on: boolean }) { if (on) useState(1); return null; }`,
    ['react-hooks(rules-of-hooks)'],
  ],
];

const PASSED: readonly Case[] = (
  [
    ['domain/src/points/new.ts', `import '../random/seeded';`],
    ['server/src/features/points/new.ts', `import '../../platform/clock'; import './store';`],
    ['server/src/features/points/new.test.ts', `import '../../testing/test-app';`],
    ['server/src/app.ts', `import './features/points/routes';`],
    ['web/src/platform/new.ts', `localStorage.clear(); document.cookie = 'a=b'; import './clock/clock';`],
    ['web/src/features/diary/new.ts', `void import('./Diary'); import '../../ui/forms/use-form';`],
    ['web/src/pages/New.tsx', `import '../features/diary/Diary';`],
    ['web/src/service-worker/new.ts', `import '../platform/offline/messages';`],
  ] as const
).map(([file, code]) => [file, code, []]);

/** Rules about types have more to say where an import leads nowhere. */
const RELIED_ON =
  /architecture|restricted|floating|explicit-any|unsafe-member|unused-expressions|super-linear|alt-text|rules-of-hooks/;

let copy: ProjectCopy;
const said = new Map<string, string[]>();

/** Each case has a file of its own, so that lint has to run once only. */
const placeOf = (file: string, index: number) => file.replace(/(new)/i, `$1-${String(index)}`);

const CASES = [...REFUSED, ...PASSED].map(([file, code, rules], index) => ({
  file,
  code,
  rules,
  place: placeOf(file, index),
}));

beforeAll(async () => {
  copy = await copyProject();
  for (const { place, code } of CASES) {
    mkdirSync(dirname(join(copy.folder, place)), { recursive: true });
    writeFileSync(join(copy.folder, place), `${code}\n`);
  }
  const args = ['-c', 'oxlint.config.mjs', '--format', 'json', ...CASES.map(({ place }) => place)];
  const run = promisify(execFile)('node_modules/.bin/oxlint', args, { cwd: copy.folder, maxBuffer: 1e8 });
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) said.set(filename, [...(said.get(filename) ?? []), code]);
});

afterAll(() => copy.remove());

test.each(CASES)('lint says the right thing, in $file: $code', ({ place, rules }) => {
  expect((said.get(place) ?? []).filter((code) => RELIED_ON.test(code)).sort()).toEqual(rules);
});
