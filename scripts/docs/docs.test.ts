import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../server/src/config';
import { SECURITY_EVENTS } from '@stillgrove/contract/security-events';
import { envExample, listedSettings, settingsList } from './settings-text';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutBreaks = (text: string) => text.replaceAll(/\s+/g, ' ');

const templates = readdirSync(join(ROOT, 'docs/templates')).map((name) => `docs/templates/${name}`);
const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/README.md',
  'deploy/patroni/README.md',
  'docs/first-day.md',
  'docs/operations.md',
  'docs/safeguarding.md',
  'docs/security-requirements.md',
  'docs/load.md',
  'docs/drills.md',
  'docs/mutation.md',
  'docs/performance.md',
  ...templates,
  ...decisions,
];
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('links to files that are there', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)) {
      expect(existsSync(join(ROOT, dirname(document), target)), target).toBe(true);
    }
  });

  test('names paths that are there', () => {
    for (const [, path = ''] of text.matchAll(
      /`((?:domain|contract|content|server|web|e2e|bench|deploy|scripts|docs)\/[\w./-]*)`/g,
    )) {
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  });

  test('names commands that are there', () => {
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, name).toContain(name);
  });
});

test('the README lists every setting as the code has it', () => {
  expect([...listedSettings()].sort()).toEqual(SETTINGS.map(({ name }) => name).sort());
  expect(withoutBreaks(read('README.md'))).toContain(withoutBreaks(settingsList(SETTINGS)));
});

test('the README can be read in a window of a terminal', () => {
  const wide = read('README.md')
    .split('\n')
    .filter((line) => line.length > 132 && !/^!?\[|\]\(/.test(line));
  expect(wide).toEqual([]);
});

test('.env.example lists every setting as the code has it', async () => {
  await expect(envExample(SETTINGS)).toMatchFileSnapshot(join(ROOT, '.env.example'));
});

test('every dependency has a reason in the decisions', () => {
  const reasons = read('docs/decisions/0002-dependencies.md');
  for (const folder of ['.', 'domain', 'contract', 'content', 'server', 'web', 'e2e', 'bench', 'mutation']) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as Record<
      string,
      Record<string, string> | undefined
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, `${name} in ${folder}`).toMatch(/^\d/);
      if (name.startsWith('@stillgrove/') || name.startsWith('@types/')) continue;
      expect(reasons, `${name} in ${folder}`).toContain(`\`${name}\``);
    }
  }
});

test('every security event is explained', () => {
  const text = read('docs/operations.md');
  for (const name of SECURITY_EVENTS) expect(text, name).toContain(`\`${name}\``);
});

test('the lock file holds no download address', () => {
  expect(read('package-lock.json')).not.toContain('"resolved": "http');
});

test('the pictures of the README are committed', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  for (const [, picture = ''] of read('README.md').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g))
    expect(tracked).toContain(picture);
});
