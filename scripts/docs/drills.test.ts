import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/drills.md'), 'utf8');
const [, rules = ''] = document.split('\n## The same rules in fast tests\n');

test('each fast test that stands for a drill is there under its name', () => {
  const named = [...rules.matchAll(/^ {2}- `([\w/.-]+\.test\.ts)`: “(.+)”$/gm)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(([, path = '', name = '']) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return ![`'${name}'`, `\`${name}\``].some((quoted) => text.includes(quoted));
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});

test('each drill stands with a rule', () => {
  const drills = [...document.matchAll(/^\| `([\w-]+)`/gm)].map(([, name = '']) => name);
  expect(drills.length).toBeGreaterThan(15);
  expect(drills.filter((name) => !rules.includes(`\`${name}\``))).toEqual([]);
});
