import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Links that name one part of the page, or the page itself where a sentence speaks of it. */
const OTHER_NAMES = [
  'Help',
  'help page',
  'Grounding',
  'More help',
  'More ways to get help',
  'Choose your country on the help page to see its lines here.',
];

const LINK = /<(Link|ButtonLink|a)\b[^>]*\bhref="\/help"[^>]*>(.*?)<\/\1>/gs;

const links = execFileSync('git', ['ls-files', '--', 'web/src/*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(LINK)].map(([, , inside = '']) => ({
      file,
      says: inside
        .replaceAll(/<[^>]*>|\{t`|`\}/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    })),
  );

test('there are links to help', () => {
  expect(links.length).toBeGreaterThan(20);
});

test('whoever needs help finds one name for it on every page: “Need help now?”', () => {
  const other = links.filter(({ says }) => says !== 'Need help now?' && !OTHER_NAMES.includes(says));
  expect(other).toEqual([]);
});
