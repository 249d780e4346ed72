import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { PROJECT } from '../setup/project.mjs';

/** The project's own settings, without the rules that would have to know the types of a file that is not there. */
const eslint = new ESLint({
  cwd: PROJECT,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      ...tseslint.configs.disableTypeChecked,
      languageOptions: { parserOptions: { projectService: false } },
    },
  ],
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${PROJECT}/${file}` });
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || /arrows|restricted/.test(ruleId ?? ''))
    .map(({ ruleId, message }) => ruleId ?? message);
}

const ARROW = ['architecture/arrows'];
const GLOBAL = ['no-restricted-globals'];
const PROPERTY = ['no-restricted-properties'];

test.each([
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
  ['server/src/features/points/new.ts', `import { sql } from 'kysely';`, ['no-restricted-imports']],
  ['server/src/features/points/new.ts', `export const port = process.env.PORT;`, PROPERTY],
  [
    'server/src/features/points/new-routes.ts',
    `import type { Db } from '../../db/transaction';`,
    ['no-restricted-syntax'],
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
])('lint refuses, in %s: %s', async (file, code, rules) => {
  expect(await complaints(file, code)).toEqual(rules);
});

test.each([
  ['domain/src/points/new.ts', `import '../random/seeded';`],
  ['server/src/features/points/new.ts', `import '../../platform/clock'; import './store';`],
  ['server/src/features/points/new.test.ts', `import '../../testing/test-app';`],
  ['server/src/app.ts', `import './features/points/routes';`],
  ['web/src/platform/new.ts', `localStorage.clear(); document.cookie = 'a=b'; import './clock/clock';`],
  ['web/src/features/diary/new.ts', `void import('./Diary'); import '../../ui/forms/use-form';`],
  ['web/src/pages/New.tsx', `import '../features/diary/Diary';`],
  ['web/src/service-worker/new.ts', `import '../platform/offline/messages';`],
])('lint lets pass, in %s: %s', async (file, code) => {
  expect(await complaints(file, code)).toEqual([]);
});
